import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Navigation state, handed to the next page. */
  state?: unknown;
}

/**
 * A link within the site. On the router's own hooks: its ready-made Link brings the prefetching of a framework along
 * that this site does not use, and every page would pay for it.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    // Navigation decides: it knows whether the address has moved on while the old page is still shown.
    replace: false,
    ...(rest.target && { target: rest.target }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that knows whether it leads to where one is, or (unless `end`) above it, and tells screen readers so. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to).pathname;
  const isCurrent = pathname === target || (!end && target !== '/' && pathname.startsWith(`${target}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
