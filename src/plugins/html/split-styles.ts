import { parse, type AtRule, type ChildNode, type Container } from 'postcss';
import { LAID_OUT, POPOVER_OPEN } from '../../boot/contract.ts';

/**
 * Splits a page's styles by the parts of the page that need them. Each part's styles stand before it in the document, so a
 * slow connection shows the first part before the styles of the second have arrived.
 *
 * All rules of a CSS module stay together, because their order decides which rule wins. The order of two modules does not
 * matter: if they style the same element, they are in different cascade layers. Popovers are closed when a page arrives, so
 * no part needs their styles.
 * @param css with class names as `src/plugins/class-names.ts` makes them
 * @param parts markup of the first parts of the page, without the rest
 * @returns one stylesheet for each of these parts, and one for the rest of the page. The first also has the global styles,
 *   the last also those for print.
 */
export function splitStyles(css: string, parts: readonly string[]): string[] {
  const unused = parts.map((markup) => unusedIn(withoutPopovers(markup)));
  const placeOf = (node: ChildNode) => {
    const place = isPrint(node) ? -1 : unused.findIndex((isUnused) => !isUnused(node));
    return place === -1 ? parts.length : place;
  };
  return [...parts, ''].map((_part, place) => part(css, (node) => placeOf(node) === place));
}

/**
 * The `data-` attributes that the boot script sets before hydration. A rule that needs any other `data-` attribute applies
 * before hydration only if the markup has that attribute.
 */
const BOOT_ATTRIBUTES = [LAID_OUT, POPOVER_OPEN].map(
  (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
);

/**
 * Unused rules are left out if that saves at least this many characters. A page without them has a cost: it must load the
 * whole stylesheet before hydration.
 */
const MIN_SAVED = 1000;

/**
 * Removes the rules that match nothing on a page before hydration. A stylesheet has such rules because it belongs to a chunk
 * that several pages share.
 * @param markup of the whole page
 * @returns undefined if removing them would save less than `MIN_SAVED`
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

/** The stylesheet with only those rules and animations that `wanted` accepts. */
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

/** Removes what `wanted` rejects and the groups that are then empty, and joins adjacent groups with the same condition. */
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

/** A selector without `:not()`, `:is()` and `:where()`, whose arguments an element need not match. */
const requiredPart = (selector: string): string =>
  selector.replace(/:(?:not|is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');

/** Classes without which a selector matches nothing. */
const requiredClasses = (selector: string): string[] =>
  [...requiredPart(selector).matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

/** The `data-` attributes without which a selector matches nothing. */
const requiredAttributes = (selector: string): string[] =>
  [...requiredPart(selector).matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name!);

/**
 * The modules that class names belong to. A class of a CSS module begins with the two characters of its module, the first
 * of them a capital (`src/plugins/class-names.ts`). A picture's class (`pic-…`) is its own module. All other classes are
 * global and belong to no module.
 */
const modulesOf = (names: readonly string[]): Set<string> =>
  new Set(names.flatMap((name) => /^(?:[A-Z].|pic-.*)/.exec(name) ?? []));

/**
 * Where the first section ends in a page's markup: the first child of `<main>`, or of the `<article>` that `<main>` begins
 * with. A comment (`<!--$-->`) stands before it if React has rendered it inside of `<Deferred>`.
 * @returns the index after the section, or the length of the markup if it has no section
 */
export function endOfFirstScreen(app: string): number {
  const first = /<main\b[^>]*>(?:<!--\$-->)?(?:<article\b[^>]*>)?<([a-z0-9]+)\b/.exec(app);
  if (!first) return app.length;
  return endOfElement(app, first.index + first[0].lastIndexOf('<'));
}

/** Markup without its popovers, which are closed when the page arrives. */
function withoutPopovers(markup: string): string {
  const popover = /<[a-z]+\b[^>]*\spopover=/.exec(markup);
  if (!popover) return markup;
  const end = endOfElement(markup, popover.index);
  return markup.slice(0, popover.index) + withoutPopovers(markup.slice(end));
}

/** @returns the index after the element whose start tag is at `start`, or the length of the markup if it has no end tag */
function endOfElement(markup: string, start: number): number {
  const name = /^<([a-z0-9]+)/.exec(markup.slice(start))![1];
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, 'g');
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return markup.length;
}
