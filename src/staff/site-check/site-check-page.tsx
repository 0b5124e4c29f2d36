import { useQuery } from '@tanstack/react-query';
import { CHECK_COUNT, type Line } from '../../../supabase/check/check-site.ts';
import { businessTime } from '../inbox/times.ts';
import { DeskButton } from '../parts/desk-button.tsx';
import facts from '../parts/facts.module.css';
import { Page } from '../parts/page.tsx';
import table from '../parts/table.module.css';
import { checkNow, lastCheckQuery, useRunningCheck } from './site-check.ts';
import styles from './site-check-page.module.css';

/** Whether everything on the web is complete and works, for owners. */
export function SiteCheckPage() {
  const { data: last } = useQuery(lastCheckQuery);
  const running = useRunningCheck(({ lines }) => lines);
  const lines = running ?? last?.lines ?? [];
  const faults = lines.filter(({ state }) => state === 'fault');
  return (
    <Page
      title="Site check"
      tools={
        <DeskButton look="primary" onClick={() => void checkNow()} aria-disabled={running !== undefined}>
          Check now
        </DeskButton>
      }
    >
      <p>
        Asks your website for every page, form, film and mail link, and the server for what runs behind them.
        It takes a minute, stores nothing and sends no mail.
      </p>
      <p role="status" className={table['message']} data-failed={faults.length > 0 || undefined}>
        {running
          ? 'Checking…'
          : last
            ? `${summary(faults.length)} Checked ${businessTime(last.at)} on this device.`
            : 'Not checked on this device yet.'}
      </p>
      {running && (
        <progress
          className={styles['progress']}
          aria-label="Checks done"
          value={running.length}
          max={CHECK_COUNT}
        />
      )}
      <Group title="To do" lines={faults} />
      <Group title="In order" lines={lines.filter(({ state }) => state === 'ok')} />
      {last && !running && (
        <p className={styles['more']}>
          A browser can’t look at the mail domain’s DNS records, at how other sites are turned away, or
          pretend to have another address. Whoever set up the site can: <code>npm run check-site</code>.
        </p>
      )}
    </Page>
  );
}

const summary = (faults: number) =>
  faults === 0
    ? 'Everything works.'
    : `${faults === 1 ? 'One thing needs' : `${faults} things need`} attention. Show this page to whoever set up the site.`;

function Group({ title, lines }: { title: string; lines: Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={facts['title']}>{title}</h2>
      <dl className={`${facts['facts']} ${styles['lines']}`}>
        {lines.map(({ name, state, texts }) => (
          <div key={name} data-state={state}>
            <dt>{name[0]!.toUpperCase() + name.slice(1)}</dt>
            {(texts.length > 0 ? texts : ['OK']).map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
