/**
 * A lint rule: text that changes has an element of its own.
 *
 * Translators replace text nodes, but React keeps the old ones. It then updates a text that nobody sees, and throws when
 * it removes that text or inserts an element before it. The only child of an element works: React sets the content of
 * the element.
 */
import type { RuleTester } from 'oxlint/plugins-dev';

export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
type SourceCode = Parameters<Rule['create']>[0]['sourceCode'];
type Visitor = ReturnType<Rule['create']>;
type Visited<Name extends keyof Visitor> = Parameters<NonNullable<Visitor[Name]>>[0];
type Parent = Visited<'JSXElement'> | Visited<'JSXFragment'>;
type Child = Parent['children'][number];
type Expression = NonNullable<Visited<'ReturnStatement'>['argument']>;
type CallExpression = Visited<'CallExpression'>;
type Identifier = Extract<Expression, { type: 'Identifier' }>;
type Node = Parameters<SourceCode['getScope']>[0];

/** What React may render in one place. */
interface Part {
  /** Whether it may be text. */
  isText: boolean;
  /** Whether it may differ from the last render. */
  changes: boolean;
}

const ELEMENT: Part = { isText: false, changes: false };

export const textElements: Rule = {
  create({ report, sourceCode }) {
    const parts = new Parts(sourceCode);

    function checkChildren(node: Parent): void {
      const children = parts.ofChildren(node);
      const { isText, changes } = together(children);
      if (children.length > 1 && isText && changes)
        report({ node, message: 'Text beside what changes needs an element of its own.' });
    }

    function checkResult(node: Expression, from: Node): void {
      if (!isComponent(from) || !parts.of(node).isText) return;
      report({
        node,
        message: 'A component returns an element, because its text would be beside other children.',
      });
    }

    return {
      CallExpression(node) {
        const [content] = node.arguments;
        if (isCallOf(node, 'createPortal') && content && parts.of(content as Expression).isText)
          report({
            node,
            message: 'A portal contains an element, because its text would be beside other children.',
          });
      },
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement(node) {
        let from: Node = node;
        while (!/Function/.test(from.type) && from.parent) from = from.parent;
        if (node.argument) checkResult(node.argument, from);
      },
      ArrowFunctionExpression(node) {
        if (node.body.type !== 'BlockStatement') checkResult(node.body, node);
      },
    };
  },
};

/** Whether a function is a component: it has a name that begins with a capital letter. */
function isComponent(node: Node): boolean {
  const { id } =
    node.type === 'ArrowFunctionExpression' ? (node.parent as { id?: unknown }) : (node as { id?: unknown });
  return /^[A-Z]/.test((id as Identifier | null | undefined)?.name ?? '');
}

const together = (parts: readonly Part[]): Part => ({
  isText: parts.some(({ isText }) => isText),
  changes: parts.some(({ changes }) => changes),
});

/** Finds out what expressions may render. */
class Parts {
  readonly #sourceCode: SourceCode;
  constructor(sourceCode: SourceCode) {
    this.#sourceCode = sourceCode;
  }

  ofChildren({ children }: Parent): Part[] {
    return children
      .filter((child) => child.type !== 'JSXText' || isRendered(child.value))
      .filter(
        (child) => child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression',
      )
      .map((child) => this.of(child));
  }

  of(node: Child | Expression): Part {
    switch (node.type) {
      case 'JSXText':
        return { isText: true, changes: false };
      case 'JSXExpressionContainer':
        return this.of(node.expression as Expression);
      case 'ChainExpression':
      case 'TSAsExpression':
      case 'TSNonNullExpression':
        return this.of(node.expression);
      case 'JSXElement':
        return ELEMENT;
      case 'JSXFragment':
        return together(this.ofChildren(node));
      case 'Literal':
        return { isText: typeof node.value === 'string' || typeof node.value === 'number', changes: false };
      case 'ConditionalExpression':
        return together([this.of(node.consequent), this.of(node.alternate), this.#choice(node.test)]);
      case 'LogicalExpression':
        return together([
          node.operator === '&&' ? ELEMENT : this.of(node.left),
          this.of(node.right),
          this.#choice(node.left),
        ]);
      case 'CallExpression':
        return { isText: this.#mayReturnText(node), changes: !this.#isConstant(node) };
      case 'Identifier':
        return this.#ofVariable(node);
      default:
        return { isText: true, changes: !this.#isConstant(node) };
    }
  }

  readonly #choice = (test: Expression): Part => ({ isText: false, changes: !this.#isConstant(test) });

  #ofVariable(node: Identifier): Part {
    // The caller of a component passes them, so they are checked there.
    if (node.name === 'children') return ELEMENT;
    const value = this.#valueOf(node);
    return value ? this.of(value) : { isText: true, changes: !this.#isConstant(node) };
  }

  /** Lists of elements, and functions that return elements. */
  #mayReturnText(call: CallExpression): boolean {
    if (isCallOf(call, 'map', 'from')) {
      const make = call.arguments.at(-1);
      return (
        make?.type === 'ArrowFunctionExpression' &&
        make.body.type !== 'BlockStatement' &&
        this.of(make.body).isText
      );
    }
    return !isCallOf(call, 'createPortal', 'children');
  }

  /** Whether an expression has the same value at each render: a constant of the module, or made of such. */
  #isConstant(node: Node): boolean {
    return identifiersIn(node).every((identifier) => {
      if (/^use[A-Z]/.test(identifier.name)) return false;
      const variable = this.#find(identifier);
      if (!variable || ['module', 'global'].includes(variable.scope.type)) return true;
      return variable.defs.every(({ type, node: definition }) => {
        if (type === 'Variable')
          return (
            'init' in definition && definition.init !== null && this.#isConstant(definition.init as Node)
          );
        // The item of a constant list.
        const call = definition.parent;
        return (
          call?.type === 'CallExpression' && isCallOf(call, 'map', 'from') && this.#isConstant(call.callee)
        );
      });
    });
  }

  /** The value that a variable gets where it is declared. */
  #valueOf(node: Identifier): Expression | undefined {
    const declared = this.#find(node)?.defs[0]?.node;
    return declared?.type === 'VariableDeclarator' &&
      declared.id.type === 'Identifier' &&
      declared.init !== null
      ? declared.init
      : undefined;
  }

  #find(node: Identifier) {
    for (
      let scope = this.#sourceCode.getScope(node) as ReturnType<SourceCode['getScope']> | null;
      scope;
      scope = scope.upper
    ) {
      const variable = scope.set.get(node.name);
      if (variable) return variable;
    }
    return undefined;
  }
}

/** White space with line breaks between two lines of JSX disappears. */
const isRendered = (text: string) => text.trim() !== '' || !text.includes('\n');

/** Whether a call is one of a function or method with one of these names. */
function isCallOf({ callee }: CallExpression, ...names: string[]): boolean {
  const called = callee.type === 'MemberExpression' ? callee.property : callee;
  return called.type === 'Identifier' && names.includes(called.name);
}

/** The variables in an expression. */
function identifiersIn(node: Node): Identifier[] {
  if (node.type === 'Identifier') return [node as Identifier];
  const isName = (key: string) =>
    (key === 'property' || key === 'key') && !(node as { computed?: boolean }).computed;
  return Object.entries(node)
    .filter(([key]) => key !== 'parent' && !isName(key))
    .flatMap(([, value]) => value as unknown)
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
    .flatMap(identifiersIn);
}

export default { meta: { name: 'translation' }, rules: { 'text-elements': textElements } };
