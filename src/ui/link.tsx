import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useResolvedPath, type To } from 'react-router-dom';
import { useNavigator } from './use-navigator.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Navigation state for the next page. */
  state?: unknown;
}

/**
 * A link within the site. The router's own Link includes prefetching code that this site does not use and every page would
 * load.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigator = useNavigator();
  const href = useHref(to);
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!navigator || event.defaultPrevented || isForBrowser(event, rest.target)) return;
    event.preventDefault();
    // `src/app/navigation` decides whether to replace: the address may be ahead of the page that is shown.
    navigator.push(href, state);
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

type Click = Pick<globalThis.MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a click opens another tab or window, or a menu. */
export const isForBrowser = (
  { button, metaKey, altKey, ctrlKey, shiftKey }: Click,
  target = '_self',
): boolean => button !== 0 || target !== '_self' || metaKey || altKey || ctrlKey || shiftKey;

/** A link with `aria-current` if it leads to the current page or, unless `end`, to one of its parents. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to).pathname;
  const isCurrent = pathname === target || (!end && target !== '/' && pathname.startsWith(`${target}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
