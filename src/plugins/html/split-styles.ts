import { parse, type ChildNode, type Container } from 'postcss';

/** The styles of a page, in the order in which the browser reads them. */
export interface PageStyles {
  /** What the first screen needs, and the global styles. */
  first: string;
  /** The CSS modules and picture colors that the first screen does not use, and the styles for print. */
  rest: string;
}

/**
 * Splits a page's styles, so that a slow connection brings the first screen before the styles of what is below it. A
 * CSS module goes as a whole: the order of its rules decides which one wins. Modules that share an element are in
 * different layers, and the document names the order of the layers.
 * @param css with class names as `src/plugins/class-names.ts` makes them
 * @param firstScreen markup of the first screen
 */
export function splitStyles(css: string, firstScreen: string): PageStyles {
  const isUnused = unusedIn(firstScreen);
  const isRest = (node: ChildNode) => isPrint(node) || isUnused(node);
  return { first: part(css, (node) => !isRest(node)), rest: part(css, isRest) };
}

/** Fewest characters that leaving out unused styles must save: the page then loads the stylesheet before hydration. */
const MIN_SAVED = 1000;

/**
 * A stylesheet without the CSS modules that a page does not use, because chunks that several pages share bring the styles
 * of all their parts.
 * @param markup of the whole page
 * @returns undefined if that would save little
 */
export function usedStyles(css: string, markup: string): string | undefined {
  const isUnused = unusedIn(markup);
  const used = part(css, (node) => !isUnused(node));
  return css.length - used.length < MIN_SAVED ? undefined : used;
}

/** The part of a stylesheet that is `wanted`. */
function part(css: string, wanted: (node: ChildNode) => boolean): string {
  const root = parse(css);
  keepOnly(root, wanted);
  return root.toString();
}

/** A function that says whether a rule or animation belongs to a module that the markup does not use. */
function unusedIn(markup: string): (node: ChildNode) => boolean {
  const used = modulesOf(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
  );
  const isUnused = (names: readonly string[]) => [...modulesOf(names)].some((module) => !used.has(module));
  return (node) => {
    if (node.type === 'rule') return node.selectors.every((selector) => isUnused(requiredClasses(selector)));
    return node.type === 'atrule' && node.name === 'keyframes' && isUnused([node.params]);
  };
}

/** At-rules that hold rules. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/** Removes what is not wanted, then the groups that are empty, and joins neighbors of the same kind. */
function keepOnly(container: Container, wanted: (node: ChildNode) => boolean): void {
  container.each((node) => {
    if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name) && !isPrint(node)) {
      keepOnly(node, wanted);
      const before = node.prev();
      if (node.nodes.length === 0) node.remove();
      else if (before?.type === 'atrule' && before.name === node.name && before.params === node.params) {
        before.append(node.nodes);
        node.remove();
      }
    } else if (!wanted(node)) node.remove();
  });
}

const isPrint = (node: ChildNode) =>
  node.type === 'atrule' && node.name === 'media' && node.params === 'print';

/** Classes without which a selector matches nothing. */
const requiredClasses = (selector: string): string[] =>
  [...selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').matchAll(/\.([\w-]+)/g)].map(
    ([, name]) => name!,
  );

/**
 * What the classes belong to: a CSS module, whose two letters begin with a capital (`src/plugins/class-names.ts`), or a
 * picture. Other global classes belong to nothing.
 */
const modulesOf = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => /^(?:[A-Z].|pic-.*)/.exec(name) ?? []));

/**
 * Where the first child of `<main>` ends in a page's markup, or of the `<article>` that `<main>` begins with. The end of
 * the markup if there is none. React marks what `<Deferred>` contains with a comment.
 */
export function endOfFirstScreen(app: string): number {
  const first = /<main\b[^>]*>(?:<!--\$-->)?(?:<article\b[^>]*>)?<([a-z0-9]+)\b/.exec(app);
  if (!first) return app.length;
  const tags = new RegExp(`<(/?)${first[1]}\\b[^>]*>`, 'g');
  tags.lastIndex = first.index + first[0].lastIndexOf('<');
  let depth = 0;
  for (let tag = tags.exec(app); tag; tag = tags.exec(app)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return app.length;
}
