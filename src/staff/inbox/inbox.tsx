import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { undo } from '../changes/undo.ts';
import { deskPaths, STAFF_BASE } from '../desk-paths.ts';
import { setStatus } from './act.ts';
import { OpenInquiry } from './inquiry-detail.tsx';
import { InquiryList } from './inquiry-list.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { DueOverview } from './due-overview.tsx';
import { wantReply } from './replying.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { useList } from './use-list.ts';
import { useListOptions } from './use-list-options.ts';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './inbox.module.css';

const loadLeadDialog = () => import('./lead-dialog.tsx').then((module) => ({ default: module.LeadDialog }));
/** Loaded after the screen, so that it opens offline, too. */
const leadDialog = loadLeadDialog();
leadDialog.catch(() => {});
const LeadDialog = lazy(() => leadDialog.catch(loadLeadDialog));

/** The inbox: a list, and beside it the inquiry that is open. On a phone one of them at a time. */
export function Inbox() {
  const { id } = useParams();
  const { options, setOptions, query } = useListOptions();
  const navigate = useNavigate();
  const list = useList(options, id);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  /** Undefined until the first time that somebody enters a lead. */
  const [isLeadOpen, setIsLeadOpen] = useState<boolean>();
  /** The inquiries that are selected for one change of all. Undefined: a tap opens an inquiry. */
  const [selected, setSelected] = useState<ReadonlySet<string>>();

  const { rows } = list;
  const open = (at: number) => {
    const row = rows[at];
    if (row) void navigate({ pathname: deskPaths.inquiry(row.id), search: query });
  };
  // Keys act on the inquiry in the address, which changes at once, and not on the one on the screen, which changes later.
  // Otherwise a quick "k, e" would answer the inquiry that "k" has just left.
  const indexAtAddress = () =>
    rows.findIndex((row) => STAFF_BASE + deskPaths.inquiry(row.id) === location.pathname);
  const step = (by: number) => {
    const index = indexAtAddress();
    open(index < 0 ? 0 : index + by);
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    e: () => {
      const row = rows[indexAtAddress()];
      if (row) setStatus(row, 'answered');
    },
    r: () => {
      const row = rows[indexAtAddress()];
      if (row) wantReply(row.id);
    },
    n: () => setIsLeadOpen(true),
    z: undo,
    '?': () => setIsHelpOpen(true),
  });

  return (
    <div className={styles['inbox']} data-open={id !== undefined || undefined}>
      <h1 className="visually-hidden">Inbox</h1>
      <section className={styles['list']} aria-label="Inquiries">
        <StatusTabs options={options} />
        <ListToolbar
          options={options}
          setOptions={setOptions}
          onHelp={() => setIsHelpOpen(true)}
          onLead={() => setIsLeadOpen(true)}
        />
        <InquiryList
          list={list}
          options={options}
          setOptions={setOptions}
          selectedId={id}
          query={query}
          selected={selected}
          onSelect={setSelected}
        />
      </section>
      <section className={styles['detail']} aria-label="Inquiry">
        {id === undefined ? (
          <DueOverview first={rows[0]} query={query} />
        ) : (
          <OpenInquiry key={id} id={id} inquiry={list.open} query={query} />
        )}
      </section>
      {isLeadOpen !== undefined && (
        <Suspense>
          <LeadDialog
            open={isLeadOpen}
            onClose={() => setIsLeadOpen(false)}
            onAdded={(added) => void navigate({ pathname: deskPaths.inquiry(added), search: query })}
          />
        </Suspense>
      )}
      <ShortcutsDialog open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}
