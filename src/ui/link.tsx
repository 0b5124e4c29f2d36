import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  /** Navigation state for the next page. */
  state?: unknown;
}

/**
 * A link within the site. It uses the router's hooks, because the router's own Link includes prefetching code that
 * this site does not use and every page would load.
 */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    // `src/app/navigation` decides whether to replace: the address may be ahead of the page that is shown.
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

/** A link with `aria-current` if it leads to the current page or, unless `end`, to one of its parents. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to).pathname;
  const isCurrent = pathname === target || (!end && target !== '/' && pathname.startsWith(`${target}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
