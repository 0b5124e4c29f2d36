import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from './page-location.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site with its query and fragment, or only a fragment of the page itself. */
  to: string;
  /** Navigation state for the next page. */
  state?: unknown;
}

/** A link within the site. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const href = to.startsWith('#') ? pathname + to : to;
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!navigate || event.defaultPrevented || isForBrowser(event, rest.target)) return;
    event.preventDefault();
    navigate(href, state);
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
  const isCurrent = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
