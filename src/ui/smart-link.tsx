import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from './link.tsx';

type Inside = Omit<LinkProps, 'href'> & { to: LinkProps['to']; href?: never };
type Outside = Omit<ComponentProps<'a'>, 'href'> & { href: string; to?: never };
export type SmartLinkProps = (Inside | Outside) & { children: ReactNode };

/**
 * A link within the site or to anywhere else. `to` navigates within the site. An `href` with http(s) opens a new tab
 * and says so to screen readers. Any other `href` (tel:, mailto:) is a plain link.
 */
export function SmartLink(props: SmartLinkProps) {
  if (props.to !== undefined) return <Link {...props} />;
  const { children, ...rest } = props;
  if (!/^https?:/.test(rest.href)) return <a {...rest}>{children}</a>;
  return (
    <a target="_blank" rel="noopener" {...rest}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
