import { openPopover } from '../boot/scroll-lock.ts';

/** What a visitor uses before hydration. */
const USED = 'form, button, input, select, textarea, details';

export interface PreservedInput {
  /** @returns the element itself, or the one in its place; undefined if there is none */
  liveOf: (element: Element) => HTMLElement | undefined;
  /** Call after React has rendered. Gives new elements what was typed, opened and focused in the old ones. */
  restore: () => void;
}

/**
 * Keeps what a visitor has typed and opened. If a translator, a password manager or the browser changes a page before it is
 * hydrated, React replaces the page's elements. The replaced elements still hold what was typed, so it is copied from them.
 * @param container as it is before hydration
 */
export function preserveInput(container: Element): PreservedInput {
  /** The n-th element of a selector, because others may have added fields and buttons of their own. */
  const places = new Map<Element, [selector: string, index: number]>();
  const counts = new Map<string, number>();
  for (const element of container.querySelectorAll(USED)) {
    const attribute = element.hasAttribute('name') ? 'name' : 'class';
    const selector = `${element.localName}[${attribute}="${element.getAttribute(attribute)}"]`;
    const index = counts.get(selector) ?? 0;
    places.set(element, [selector, index]);
    counts.set(selector, index + 1);
  }

  let focused = document.activeElement;
  container.addEventListener('focusin', ({ target }) => (focused = target as Element));

  function liveOf(element: Element): HTMLElement | undefined {
    if (element.isConnected) return element as HTMLElement;
    const [selector, index] = places.get(element) ?? [];
    return selector ? container.querySelectorAll<HTMLElement>(selector)[index!] : undefined;
  }

  const restored = new Set<Element>();
  function restore(): void {
    for (const old of places.keys()) {
      const live = liveOf(old);
      if (!live || live === old || restored.has(old)) continue;
      restored.add(old);
      if ('value' in old && old.value) (live as HTMLInputElement).value = old.value as string;
      if (old.hasAttribute('open')) live.setAttribute('open', '');
      if (old === focused) live.focus({ preventScroll: true });
    }
    const menu = openPopover();
    if (menu && !menu.matches(':popover-open')) menu.showPopover();
  }

  return { liveOf, restore };
}
