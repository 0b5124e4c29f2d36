import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../api/call.ts';
import { meQuery } from '../api/inquiries.ts';
import { readSubscribers } from '../api/read-people.ts';
import type { Subscriber } from '../api/types.ts';
import { serverNow } from '../device/server-clock.ts';
import { businessDay, isoDay } from '../inbox/times.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DeskButton } from '../parts/desk-button.tsx';
import { download } from '../parts/download.ts';
import { failureText } from '../parts/failure-text.ts';
import { Page } from '../parts/page.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { StateMessage } from '../parts/state-message.tsx';
import { ScrollRegion } from '../parts/scroll-region.tsx';
import table from '../parts/table.module.css';
import { deskPaths } from '../desk-paths.ts';
import { subscribersCsv } from './csv.ts';
import { filtersOf, subscribersQuery, type SubscriberOptions } from './use-subscribers.ts';

const stateOf = (status: string) => (status === 'active' ? 'Subscribed' : 'Unsubscribed');

const isFiltered = (options: SubscriberOptions) =>
  Object.values(options).some((value) => value.trim() !== '');

/** How many the file holds, and whether those are all. */
const exportedText = (count: number, options: SubscriberOptions) =>
  `${count === 1 ? 'One subscriber is' : `${count.toLocaleString('en-US')} subscribers are`} in your downloads${
    isFiltered(options) ? ', those that match the filters' : ''
  }.`;

/** Everybody who subscribed to the mails. */
export function SubscribersPage() {
  const [typed, setTyped] = useState<SubscriberOptions>({ search: '', status: '', source: '' });
  const options = useDeferredValue(typed);
  const { data: me } = useQuery(meQuery);
  const list = useInfiniteQuery(subscribersQuery(options));
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<Subscriber>();
  const unsubscribe = useMutation({
    mutationFn: ({ address }: Subscriber) => call('desk_unsubscribe', Boolean, { address }),
    onSettled: () => client.invalidateQueries({ queryKey: ['subscribers'] }),
  });
  const exportAll = useMutation({
    mutationFn: (wanted: SubscriberOptions) =>
      call('desk_export_subscribers', readSubscribers, filtersOf(wanted)),
    onSuccess: (rows) => download(`subscribers-${isoDay(serverNow())}.csv`, 'text/csv', subscribersCsv(rows)),
  });
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const error = unsubscribe.error ?? exportAll.error;
  const set = (change: Partial<SubscriberOptions>) => setTyped({ ...typed, ...change });
  return (
    <Page
      title="Subscribers"
      isWide
      tools={
        me?.role === 'owner' && (
          <DeskButton
            onClick={() => !exportAll.isPending && exportAll.mutate(typed)}
            aria-disabled={exportAll.isPending}
          >
            {isFiltered(typed) ? 'Export these as CSV' : 'Export as CSV'}
          </DeskButton>
        )
      }
    >
      <div className={table['controls']} role="search">
        <label>
          Search
          <input
            type="search"
            value={typed.search}
            onChange={(event) => set({ search: event.target.value })}
          />
        </label>
        <label>
          Status
          <select value={typed.status} onChange={(event) => set({ status: event.target.value })}>
            <option value="">All</option>
            <option value="active">Subscribed</option>
            <option value="unsubscribed">Unsubscribed</option>
          </select>
        </label>
        <label>
          Source
          <input value={typed.source} onChange={(event) => set({ source: event.target.value })} />
        </label>
      </div>
      <p role="status" className={table['message']} data-failed={error ? '' : undefined}>
        {error
          ? failureText(error)
          : unsubscribe.isSuccess && unsubscribe.submittedAt > exportAll.submittedAt
            ? `${unsubscribe.variables.email} won’t get any more emails.`
            : exportAll.isSuccess
              ? exportedText(exportAll.data.length, exportAll.variables)
              : ''}
      </p>
      {!rows ? (
        <QueryState error={list.error} onRetry={list.refetch} />
      ) : rows.length === 0 ? (
        <StateMessage title="No subscribers found" />
      ) : (
        <ScrollRegion label="Subscribers">
          <table className={`${table['table']} ${table['people']}`}>
            <thead>
              <tr>
                <th scope="col">Email</th>
                <th scope="col" className={table['extra']}>
                  Status
                </th>
                <th scope="col" className={table['extra']}>
                  Source
                </th>
                <th scope="col" className={table['extra']}>
                  Since
                </th>
                <th scope="col">
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((subscriber) => {
                const { id, email, status, source, created_at } = subscriber;
                return (
                  <tr key={id}>
                    <th scope="row">
                      {email}
                      <span className={table['brief']}>
                        {stateOf(status)}, {source}, {businessDay(created_at)}
                      </span>
                    </th>
                    <td className={table['extra']}>{stateOf(status)}</td>
                    <td className={table['extra']}>{source}</td>
                    <td className={table['extra']}>{businessDay(created_at)}</td>
                    <td>
                      <div className={table['actions']}>
                        {status === 'active' && (
                          <DeskButton look="text" onClick={() => setLeaving(subscriber)}>
                            Unsubscribe<span className="visually-hidden"> {email}</span>
                          </DeskButton>
                        )}
                        <Link className="plain" to={deskPaths.personOf(id)}>
                          Data<span className="visually-hidden"> of {email}</span>
                        </Link>
                      </div>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {list.hasNextPage && (
        <p>
          <DeskButton
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
            aria-disabled={list.isFetchingNextPage}
          >
            Show more
          </DeskButton>
        </p>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title="Unsubscribe this address?"
        confirm="Unsubscribe"
        onClose={() => setLeaving(undefined)}
        onConfirm={() => leaving && !unsubscribe.isPending && unsubscribe.mutate(leaving)}
      >
        {leaving?.email} won’t get any more emails. Only they can sign up again.
      </ConfirmDialog>
    </Page>
  );
}
