import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { serverNow } from '../device/server-clock.ts';
import { isoDay } from '../inbox/times.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DeskButton } from '../parts/desk-button.tsx';
import { download } from '../parts/download.ts';
import { failureText } from '../parts/failure-text.ts';
import table from '../parts/table.module.css';

interface PersonActionsProps {
  address: string;
  /** The address as it is shown. */
  name: string;
  erase: UseMutationResult<unknown, Error, string>;
}

/** Export and erasure, for owners. */
export function PersonActions({ address, name, erase }: PersonActionsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const exportAll = useMutation({
    mutationFn: () => call('desk_export_person', (data) => data, { address }),
    onSuccess: (data) =>
      download(
        `personal-data-${isoDay(serverNow())}.json`,
        'application/json',
        JSON.stringify(data, null, 2),
      ),
  });
  const error = exportAll.error ?? erase.error;
  return (
    <>
      <p role="status" className={table['message']} data-failed={error ? '' : undefined}>
        {error ? failureText(error) : exportAll.isSuccess ? 'The file is in your downloads.' : ''}
      </p>
      <div className={table['actions']}>
        <DeskButton
          onClick={() => !exportAll.isPending && exportAll.mutate()}
          aria-disabled={exportAll.isPending}
        >
          Export as JSON
        </DeskButton>
        <DeskButton look="danger" data-action="erase" onClick={() => setIsAsking(true)}>
          Erase everything…
        </DeskButton>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Erase everything about this person?"
        confirm="Erase for good"
        onClose={() => setIsAsking(false)}
        onConfirm={() => erase.mutate(address)}
      >
        This deletes all inquiries, conversations, notes, email records and the subscription for {name}. It
        can’t be undone. Emails already in your mailbox stay there, so delete those by hand.
      </ConfirmDialog>
    </>
  );
}
