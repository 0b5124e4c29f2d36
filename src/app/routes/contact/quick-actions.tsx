import { business } from '../../../content/business.ts';
import { contact } from '../../../content/contact.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../../../site/paths.ts';
import styles from './quick-actions.module.css';

const { title, book, virtual } = contact.actions;

/** Two ways that are quicker than writing: the booking page and a video consultation. */
export function QuickActions() {
  return (
    <div className={styles.actions}>
      <h3 className="display-s">{title}</h3>
      <ul>
        <li className={styles.action}>
          <p className="muted">{book.line}</p>
          <ButtonLink href={business.bookingUrl}>{book.label}</ButtonLink>
        </li>
        <li className={styles.action}>
          <p className="muted">{virtual.line}</p>
          <TextLink arrow to={paths.virtualConsultations}>
            {virtual.label}
          </TextLink>
        </li>
      </ul>
    </div>
  );
}
