import type { ComponentProps, MouseEvent } from 'react';
import styles from './desk-button.module.css';

export type DeskLook = 'primary' | 'quiet' | 'danger' | 'text';
const look = (name: DeskLook, extra?: string) => `${styles['button']} ${styles[name]} ${extra ?? ''}`;

/** A button of the desk, of `type` 'button' by default. The second click of a double click does nothing. */
export function DeskButton({
  look: name = 'quiet',
  className,
  type = 'button',
  onClick,
  ...rest
}: ComponentProps<'button'> & { look?: DeskLook }) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return <button type={type} className={look(name, className)} onClick={click} {...rest} />;
}

/** A link that looks like a button: tel: or a download. */
export function DeskLink({
  look: name = 'quiet',
  className,
  children,
  ...rest
}: ComponentProps<'a'> & { look?: DeskLook }) {
  return (
    <a className={look(name, className)} {...rest}>
      {children}
    </a>
  );
}
