import { parse, type AtRule, type ChildNode, type Container } from 'postcss';
import { LAYOUT_ATTRIBUTE, MAIL_LINK_ATTRIBUTE, POPOVER_ATTRIBUTE } from '../../boot/boot-data.ts';

/**
 * Splits a page's styles, so that a slow connection brings each part of the page before the styles of the next. A CSS
 * module goes as a whole: the order of its rules decides which one wins. Modules that share an element are in different
 * layers, and the document names the order of the layers.
 * @param css with class names as `src/plugins/class-names.ts` makes them
 * @param parts markup of the first parts of the page
 * @returns styles to insert before each of these parts, and those of what follows them. The first has the global styles,
 *   the last those for print.
 */
export function splitStyles(css: string, parts: readonly string[]): string[] {
  const unused = parts.map(unusedIn);
  const placeOf = (node: ChildNode) => {
    const place = isPrint(node) ? -1 : unused.findIndex((isUnused) => !isUnused(node));
    return place === -1 ? parts.length : place;
  };
  return [...parts, ''].map((_part, place) => part(css, (node) => placeOf(node) === place));
}

/** The boot script may set them. Others are in the markup, or the app sets them, which has all styles. */
const BOOT_ATTRIBUTES = [LAYOUT_ATTRIBUTE, MAIL_LINK_ATTRIBUTE, POPOVER_ATTRIBUTE].map(
  (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/** Fewest characters that leaving out unused styles must save: the page then loads the whole stylesheet as well. */
const MIN_SAVED = 1000;

/**
 * A stylesheet without the rules that match nothing on a page before hydration, because chunks that several pages share
 * bring the styles of all their parts.
 * @param markup of the whole page
 * @returns undefined if that would save little
 */
export function usedStyles(css: string, markup: string): string | undefined {
  const classes = classesOf(markup);
  const attributes = new Set([...(markup.match(/\bdata-[\w-]+/g) ?? []), ...BOOT_ATTRIBUTES]);
  const matchesNothing = (selector: string) =>
    selector.startsWith('::view-transition') ||
    requiredClasses(selector).some((name) => !classes.has(name)) ||
    requiredAttributes(selector).some((name) => !attributes.has(name));
  const isUnused = unusedIn(markup);
  const used = part(css, (node) =>
    node.type === 'rule' ? !node.selectors.every(matchesNothing) : !isUnused(node),
  );
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
  const used = modulesOf([...classesOf(markup)]);
  const isUnused = (names: readonly string[]) => [...modulesOf(names)].some((module) => !used.has(module));
  return (node) => {
    if (node.type === 'rule') return node.selectors.every((selector) => isUnused(requiredClasses(selector)));
    return node.type === 'atrule' && node.name === 'keyframes' && isUnused([node.params]);
  };
}

const classesOf = (markup: string): Set<string> =>
  new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')));

/** At-rules that hold rules. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/** Removes what is not wanted, then the groups that are empty, and joins neighbors of the same kind. */
function keepOnly(container: Container, wanted: (node: ChildNode) => boolean): void {
  container.each((node) => {
    if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
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

/** Whether a rule is for print only. */
function isPrint({ parent }: ChildNode): boolean {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  const { name, params } = parent as AtRule;
  return (name === 'media' && params === 'print') || isPrint(parent as AtRule);
}

/** A selector without the conditions that need not hold. */
const requiredPart = (selector: string): string =>
  selector.replace(/:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');

/** Classes without which a selector matches nothing. */
const requiredClasses = (selector: string): string[] =>
  [...requiredPart(selector).matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

/** The same for `data-` attributes. */
const requiredAttributes = (selector: string): string[] =>
  [...requiredPart(selector).matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name!);

/**
 * The modules that class names belong to. A class of a CSS module begins with the two letters of its module, the first of them
 * a capital (`src/plugins/class-names.ts`). A picture's class (`pic-…`) is its own module. All other classes are global and
 * belong to no module.
 */
const modulesOf = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => /^(?:[A-Z].|pic-.*)/.exec(name) ?? []));
