import { business } from '../../content/business.ts';
import type { CallToAction } from '../../content/about.schema.ts';
import { Button, ButtonLink, type ButtonLook } from '../../ui/button.tsx';
import { showPopup } from '../first-visit-banner/show-popup.ts';
import styles from './page-actions.module.css';

interface PageActionsProps {
  actions: readonly CallToAction[];
  /** Looks of the first button and of the others. */
  looks?: readonly [first: ButtonLook, others: ButtonLook];
  className?: string | undefined;
}

const DARK_ON_LIGHT = ['solid', 'outline'] as const;

/** The buttons of a hero or a closing section, from its record. */
export function PageActions({ actions, looks = DARK_ON_LIGHT, className }: PageActionsProps) {
  return (
    <div className={`${styles.actions} ${className ?? ''}`}>
      {actions.map((action, index) => (
        <Action key={action.label} action={action} look={looks[index === 0 ? 0 : 1]} />
      ))}
    </div>
  );
}

function Action({ action, look }: { action: CallToAction; look: ButtonLook }) {
  if (action.kind === 'popup')
    return (
      <Button look={look} onClick={() => showPopup(action.topic)}>
        {action.label}
      </Button>
    );
  if (action.kind === 'book')
    return (
      <ButtonLink look={look} href={business.bookingUrl}>
        {action.label}
      </ButtonLink>
    );
  return (
    <ButtonLink look={look} to={action.to}>
      <span>{action.label}</span>
      {action.kind === 'link' && action.about && (
        <span className="visually-hidden">{` ${action.about}`}</span>
      )}
    </ButtonLink>
  );
}
