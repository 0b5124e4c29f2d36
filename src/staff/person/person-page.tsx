import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../ui/link.tsx';
import { call } from '../api/call.ts';
import { meQuery } from '../api/inquiries.ts';
import { readPerson } from '../api/read-people.ts';
import { STATUS_LABELS } from '../inbox/status-tabs.tsx';
import { businessDay } from '../inbox/times.ts';
import { Page } from '../parts/page.tsx';
import { DeskButton } from '../parts/desk-button.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { StateMessage } from '../parts/state-message.tsx';
import table from '../parts/table.module.css';
import { deskPaths } from '../paths.ts';
import { addressQuery, pathOfPerson } from './address.ts';
import { PersonActions } from './person-actions.tsx';
import styles from './person-page.module.css';

/** Everything stored about one email address. */
export function PersonPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const { data: address } = useQuery(addressQuery(id));
  const email = address ?? '';
  const { data: me } = useQuery(meQuery);
  const client = useQueryClient();
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('address') ?? '').trim();
    void navigate(value ? pathOfPerson(client, crypto.randomUUID(), value) : deskPaths.person);
  };
  return (
    <Page title="A person’s data">
      <p className={table['muted']}>
        For privacy requests: find, export or erase everything stored about an email address.
      </p>
      <form className={styles['form']} onSubmit={find} key={email}>
        <div className={table['controls']}>
          <label>
            Email address
            <input name="address" type="email" required defaultValue={email} autoComplete="off" />
          </label>
          <DeskButton type="submit" look="primary">
            Find
          </DeskButton>
        </div>
      </form>
      {id && address === null && (
        <p className={table['muted']}>The desk doesn’t keep the address after a reload. Enter it again.</p>
      )}
      {email && <Found key={email} email={email} isOwner={me?.role === 'owner'} />}
    </Page>
  );
}

function Found({ email, isOwner }: { email: string; isOwner: boolean }) {
  const query = useQuery({
    queryKey: ['person', email],
    queryFn: () => call('desk_person', readPerson, { address: email }),
    // Somebody else's data: not kept a moment longer than it is shown.
    gcTime: 0,
  });
  const erase = useMutation({
    mutationFn: () => call('desk_erase_person', (counts) => counts ?? {}, { address: email }),
    onSuccess: () => query.refetch(),
  });
  if (!query.data) return <QueryState error={query.error} onRetry={query.refetch} />;
  const { inquiries, notes, subscriber, unstored } = query.data;
  const isEmpty = inquiries.length === 0 && notes.length === 0 && !subscriber && unstored === 0;
  return (
    <>
      {erase.isSuccess && (
        <p role="status" className={table['message']}>
          Erased. The log records the erasure, but not whose data it was.
        </p>
      )}
      {isEmpty ? (
        <StateMessage title="Nothing is stored">
          <p>We have no inquiry, note or subscription for {email}.</p>
        </StateMessage>
      ) : (
        <>
          <dl className={styles['found']}>
            <div>
              <dt>Subscription</dt>
              <dd>
                {subscriber
                  ? `${subscriber.status === 'active' ? 'Subscribed' : 'Unsubscribed'} since ${businessDay(subscriber.unsubscribed_at ?? subscriber.created_at)}`
                  : 'None'}
              </dd>
            </div>
            <div>
              <dt>Inquiries ({inquiries.length})</dt>
              <dd>
                <ul>
                  {inquiries.map(({ id, created_at, service, status }) => (
                    <li key={id}>
                      <Link className="plain" to={deskPaths.inquiry(id)}>
                        {businessDay(created_at)}
                      </Link>{' '}
                      {[service, STATUS_LABELS[status]].filter(Boolean).join(' · ')}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
            {unstored > 0 && (
              <div>
                <dt>Inquiries kept as emails only</dt>
                <dd>{unstored}</dd>
              </div>
            )}
            <div>
              <dt>Internal notes</dt>
              <dd>{notes.length}</dd>
            </div>
          </dl>
          {isOwner ? (
            <PersonActions email={email} erase={erase} />
          ) : (
            <p className={table['muted']}>An owner can export or erase this.</p>
          )}
        </>
      )}
    </>
  );
}
