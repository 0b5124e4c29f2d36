import { SmartLink, type SmartLinkProps } from './smart-link.tsx';
import { Arrow } from './icons.tsx';
import styles from './text-link.module.css';

type TextLinkProps = SmartLinkProps & {
  /** A small-caps label with an arrow, as under cards. */
  arrow?: boolean;
  /** Text for screen readers after the label, where several links have the same label. */
  about?: string;
};

/** A link whose underline grows from the left. */
export function TextLink({ arrow = false, about, className, children, ...rest }: TextLinkProps) {
  return (
    <SmartLink className={`${styles.link} ${arrow ? styles.label : ''} ${className ?? ''}`} {...rest}>
      <span className={styles.text}>{children}</span>
      {about && <span className="visually-hidden">{`: ${about}`}</span>}
      {arrow && <Arrow className={styles.arrow} />}
    </SmartLink>
  );
}
