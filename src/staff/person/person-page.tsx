import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../api/call.ts';
import { meQuery } from '../api/inquiries.ts';
import { readPerson } from '../api/read-people.ts';
import type { Person } from '../api/types.ts';
import { STATUS_LABELS } from '../inbox/status-tabs.tsx';
import { businessDay } from '../inbox/times.ts';
import { Page } from '../parts/page.tsx';
import { DeskButton } from '../parts/desk-button.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { StateMessage } from '../parts/state-message.tsx';
import table from '../parts/table.module.css';
import { deskPaths } from '../desk-paths.ts';
import { PersonActions } from './person-actions.tsx';
import styles from './person-page.module.css';

/** Everything stored about one person. The address of the page names the person by an id. */
export function PersonPage() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const { data: me } = useQuery(meQuery);
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['person', id],
    queryFn: () => call('desk_person', readPerson, { id }),
    enabled: id !== null,
    // Somebody else's data: not kept a moment longer than it is shown.
    gcTime: 0,
  });
  const erase = useMutation({
    mutationFn: (address: string) => call('desk_erase_person', (counts) => counts ?? {}, { address }),
    onSuccess: async () => {
      await query.refetch();
      // What was erased must not stay in the lists on this device either.
      void client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'person' });
    },
  });
  const find = useMutation({
    mutationFn: (address: string) => call('desk_person', readPerson, { address }),
    onSuccess: (found) => {
      erase.reset();
      return navigate(found.id === null ? deskPaths.person : deskPaths.personOf(found.id));
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get('address') ?? '').trim();
    if (value) find.mutate(value);
  };
  // What was found has an id, and a page of its own.
  const isMissing = id === null && find.data?.id === null;
  const person = isMissing ? find.data : query.data;
  const typed = id !== null || isMissing || find.isPending || find.isError ? find.variables : undefined;
  const address = (find.isError ? typed : (query.data?.address ?? erase.variables ?? typed)) ?? '';
  // A lead without an email address and a number is found by its id, which nobody should read.
  const shown = address === id ? (query.data?.inquiries[0]?.full_name ?? '') : address;
  return (
    <Page title="A person’s data">
      <p className={table['muted']}>
        For privacy requests: find, export or erase everything stored about a person. A phone number finds the
        leads that gave no email address.
      </p>
      <form className={styles['form']} onSubmit={submit} key={shown}>
        <div className={table['controls']}>
          <label>
            Email address or phone number
            <input
              name="address"
              inputMode="email"
              autoCapitalize="none"
              required
              defaultValue={address === id ? '' : address}
              autoComplete="off"
            />
          </label>
          <DeskButton type="submit" look="primary">
            Find
          </DeskButton>
        </div>
      </form>
      {find.isPending || find.error ? (
        <QueryState error={find.error} onRetry={() => find.mutate(address)} />
      ) : person ? (
        <Found person={person} address={address} name={shown} erase={erase} isOwner={me?.role === 'owner'} />
      ) : (
        id !== null && <QueryState error={query.error} onRetry={query.refetch} />
      )}
    </Page>
  );
}

interface FoundProps {
  person: Person;
  /** What finds the person on the server, and what people call it. */
  address: string;
  name: string;
  erase: UseMutationResult<unknown, Error, string>;
  isOwner: boolean;
}

function Found({ person, address, name, erase, isOwner }: FoundProps) {
  const { inquiries, notes, messages, subscriber, visits, unstored } = person;
  return (
    <>
      {erase.isSuccess && (
        <p role="status" className={table['message']}>
          Erased. The log records the erasure, but not whose data it was.
        </p>
      )}
      {person.isEmpty ? (
        <StateMessage title="Nothing is stored">
          <p>
            {name
              ? `We have no inquiry, note or subscription for ${name}.`
              : 'What was here has been erased, or deleted when its time was up.'}
          </p>
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
              <dt>Replies, answers and calls</dt>
              <dd>{messages}</dd>
            </div>
            <div>
              <dt>Internal notes</dt>
              <dd>{notes.length}</dd>
            </div>
            {visits > 0 && (
              <div>
                <dt>Visits by printed codes</dt>
                <dd>{visits}</dd>
              </div>
            )}
          </dl>
          {isOwner ? (
            <PersonActions address={address} name={name} erase={erase} />
          ) : (
            <p className={table['muted']}>An owner can export or erase this.</p>
          )}
        </>
      )}
    </>
  );
}
