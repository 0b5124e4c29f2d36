import type { ComponentProps, ReactNode } from 'react';
import { SmartLink, type SmartLinkProps } from './smart-link.tsx';
import styles from './button.module.css';

export type ButtonLook = 'solid' | 'accent' | 'outline' | 'light' | 'outline-light';

const look = (name: ButtonLook, extra?: string) => `${styles.button} ${styles[name]} ${extra ?? ''}`;

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
}

/** A button, of `type` 'button' by default. */
export function Button({ look: name = 'solid', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={look(name, className)} {...rest} />;
}

type ButtonLinkProps = SmartLinkProps & { look?: ButtonLook; children: ReactNode };

/** A link that looks like a button. `to` is a page of this site, `href` any other address. */
export function ButtonLink({ look: name = 'solid', className, ...rest }: ButtonLinkProps) {
  return <SmartLink className={look(name, className)} {...rest} />;
}
