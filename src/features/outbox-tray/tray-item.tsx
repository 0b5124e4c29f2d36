import { useState } from 'react';
import { refusalOf } from '../../../supabase/functions/_shared/refusals.ts';
import { outboxTray as texts } from '../../content/outbox-tray.ts';
import type { VisitorItem } from '../../outbox/visitor-kinds.ts';
import { momentText } from '../../site/moment-text.ts';
import { outbox } from '../../pwa/page-outbox.ts';
import { EditInquiry } from './edit-inquiry.tsx';
import styles from './outbox-tray.module.css';

/** One waiting or failed submission: its text, why it was not sent yet, and its actions. */
export function TrayItem({ item }: { item: VisitorItem }) {
  const [mode, setMode] = useState<'shown' | 'editing' | 'deleting'>('shown');
  const inquiry = item.kind === 'inquiry' ? item.payload : undefined;
  const summary = inquiry?.message ?? ('email' in item.payload ? item.payload.email : '');

  if (mode === 'editing' && inquiry)
    return (
      <li className={styles.item}>
        <EditInquiry
          inquiry={inquiry}
          refusal={item.state === 'failed' ? refusalOf(item.reason) : {}}
          onDone={() => setMode('shown')}
        />
      </li>
    );
  return (
    <li className={styles.item}>
      <p className={styles.meta}>
        {`${texts.kinds[item.kind]} · ${texts.written} ${momentText(item.createdAt)}`}
      </p>
      <p className={styles.summary}>{summary}</p>
      <p className={item.state === 'failed' ? styles.failure : styles.reason}>{reasonText(item)}</p>
      <div className={styles.actions}>
        {mode === 'deleting' ? (
          <>
            <span>{texts.removeSure}</span>
            <button type="button" onClick={() => void outbox().discard(item.id)}>
              {texts.remove}
            </button>
            <button type="button" onClick={() => setMode('shown')}>
              {texts.keep}
            </button>
          </>
        ) : (
          <>
            {item.state === 'failed' && (
              <button type="button" onClick={() => void outbox().sendNow(item.id)}>
                {texts.sendNow}
              </button>
            )}
            {inquiry && (
              <button type="button" onClick={() => setMode('editing')}>
                {texts.edit}
              </button>
            )}
            <button type="button" onClick={() => setMode('deleting')}>
              {texts.remove}
            </button>
          </>
        )}
      </div>
    </li>
  );
}

function reasonText({ state, reason }: VisitorItem): string {
  if (reason === undefined) return texts.waitingNow;
  if (reason === 'too_old') return texts.reasons.too_old;
  const { text } = refusalOf(reason);
  if (state === 'failed') return text ? texts.reasons.refusedBecause(text) : texts.reasons.refused;
  if (reason === 'network' || reason === 'unconfigured') return texts.reasons.network;
  return reason === 'rate_limited' || reason === 'PT429' ? texts.reasons.rate_limited : texts.reasons.trouble;
}
