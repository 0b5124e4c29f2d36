import { useEffect, useRef } from 'react';
import { leadForm } from '../../../content/lead-form.ts';
import { unsubscribe as texts } from '../../../content/unsubscribe.ts';
import { EmailField } from '../../../features/lead-form/contact-fields.tsx';
import { FormStatus } from '../../../features/lead-form/form-status.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { MAIL_LINK_ATTRIBUTE } from '../../../boot/boot-data.ts';
import type { HeadOf } from '../../../site/head.ts';
import { formActions, paths } from '../../../site/paths.ts';
import { useUnsubscribe, type UnsubscribeState } from './use-unsubscribe.ts';
import styles from './unsubscribe.module.css';

/** The title and text of a state. */
function textsOf(state: UnsubscribeState): { title: string; text: string } {
  switch (state.view) {
    case 'unknown':
      return texts.manual;
    case 'error':
      return { title: texts.error.title, text: state.message };
    case 'saved':
      return state.isOnDisk ? texts.saved : { title: texts.saved.title, text: leadForm.unsaved };
    default:
      return texts[state.view];
  }
}

/** The unsubscribe page: by the link in a mail, or by a form. */
export function Component() {
  const { state, confirm, tryManually, form } = useUnsubscribe();
  const { title, text } = textsOf(state);
  // The prerendered page shows the form, or waits while MAIL_LINK_ATTRIBUTE is set. The token of a link is read after hydration.
  const isManual = state.view === 'manual' || state.view === 'unknown';
  const isBusy = state.view === 'manual' && state.busy;
  const error = state.view === 'manual' ? state.message : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const previousView = useRef(state.view);

  useEffect(() => {
    if (state.view !== 'unknown') delete document.documentElement.dataset[MAIL_LINK_ATTRIBUTE];
    // The previous state's controls are gone, so the focus moves to the heading. A saved request has none.
    const hadControls = !['unknown', 'confirm', 'saved'].includes(previousView.current);
    if (previousView.current !== state.view && hadControls) heading.current?.focus();
    previousView.current = state.view;
  }, [state.view]);

  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.inner}`}>
        <h1 ref={heading} tabIndex={-1} className={`display-l ${styles.title}`}>
          {title}
        </h1>
        <div role="status" aria-busy={state.view === 'loading' || undefined}>
          {/* A new element for each state, so that the change does not count as a layout shift. */}
          <RichText
            as="p"
            key={isManual ? 'manual' : state.view}
            className={`lead muted ${styles.text}`}
            text={text}
          />
        </div>
        {state.view === 'confirm' && <Button onClick={confirm}>{texts.manual.submit}</Button>}
        {state.view === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
        {state.view === 'success' && (
          <>
            <RichText as="p" className={styles.note} text={texts.success.note} />
            <ButtonLink to={paths.home}>{texts.success.home}</ButtonLink>
          </>
        )}
        {state.view === 'error' && (
          <>
            <p className={styles.note}>{texts.error.note}</p>
            <Button onClick={tryManually}>{texts.error.manual}</Button>
          </>
        )}
        {isManual && (
          <form {...form} noValidate method="post" action={formActions.unsubscribe} className={styles.form}>
            <EmailField
              id="unsubscribe-email"
              name="email"
              label={texts.manual.email}
              required
              enterKeyHint="send"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'unsubscribe-error' : undefined}
            />
            <Button type="submit" aria-disabled={isBusy || undefined} className={styles.submit}>
              {isBusy ? texts.manual.submitting : texts.manual.submit}
            </Button>
            <FormStatus id="unsubscribe-error" status="failed" message={error} />
            <RichText as="p" className={styles.note} text={texts.manual.note} />
          </form>
        )}
      </div>
    </div>
  );
}

export const head: HeadOf = () => ({ ...texts.meta, noindex: true });
