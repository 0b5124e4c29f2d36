import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ask, call } from '../api/call.ts';
import { meQuery, staffQuery } from '../api/inquiries.ts';
import type { Role, StaffMember } from '../api/types.ts';
import { businessDay } from '../inbox/times.ts';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DeskButton } from '../parts/desk-button.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Page } from '../parts/page.tsx';
import { QueryState } from '../parts/query-state.tsx';
import { Segments } from '../parts/segments.tsx';
import { ScrollRegion } from '../parts/scroll-region.tsx';
import dialog from '../parts/confirm-dialog.module.css';
import table from '../parts/table.module.css';

const ROLES: Record<Role, string> = { owner: 'Owner', staff: 'Staff' };

const SEGMENTS = [
  { value: 'staff', label: ROLES.staff },
  { value: 'owner', label: ROLES.owner },
] as const;

type Change =
  | { type: 'add'; email: string; role: Role }
  | { type: 'role'; email: string; role: Role }
  | { type: 'name'; email: string; name: string }
  | { type: 'remove'; email: string };

const save = (change: Change) => {
  if (change.type === 'name')
    return call('desk_name', () => true, { member: change.email, name: change.name });
  return ask((client) => {
    const staff = client.from('staff');
    const { email } = change;
    if (change.type === 'add') return staff.insert({ email, role: change.role });
    if (change.type === 'role') return staff.update({ role: change.role }).eq('email', email);
    return staff.delete().eq('email', email);
  });
};

function done(change: Change): string {
  const { email } = change;
  if (change.type === 'remove') return `${email} can’t sign in anymore.`;
  if (change.type === 'add') return `${email} can sign in now.`;
  if (change.type === 'role') return `${email} is now ${change.role === 'owner' ? 'an owner' : 'staff'}.`;
  return change.name.trim()
    ? `Replies of ${email} are signed “${change.name.trim()}”.`
    : `${email} has no name now.`;
}

/** Who may use the desk. Owners change it. */
export function TeamPage() {
  const { data: me } = useQuery(meQuery);
  const list = useQuery(staffQuery);
  const client = useQueryClient();
  const [removing, setRemoving] = useState<string>();
  const [naming, setNaming] = useState<StaffMember>();
  const [isResigning, setIsResigning] = useState(false);
  const change = useMutation({
    mutationFn: save,
    onSettled: () => client.invalidateQueries({ queryKey: staffQuery.queryKey }),
    // What an owner may do ends on the screen, too.
    onSuccess: (_, { email }) =>
      email === me?.email && client.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  const run = (wanted: Change) => {
    if (!change.isPending) change.mutate(wanted);
  };
  const isOwner = me?.role === 'owner';
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('member') ?? '')
      .trim()
      .toLowerCase();
    if (email && !change.isPending)
      change.mutate({ type: 'add', email, role: 'staff' }, { onSuccess: () => form.reset() });
  }
  return (
    <Page title="Staff">
      <p className={table['muted']}>
        Everyone here can read and answer inquiries. Their name signs what they write. Owners can also export
        data, erase it and manage this list.
      </p>
      <p role="status" className={table['message']} data-failed={change.error ? '' : undefined}>
        {change.error ? failureText(change.error) : change.isSuccess ? done(change.variables) : ''}
      </p>
      {!list.data ? (
        <QueryState error={list.error} onRetry={list.refetch} />
      ) : (
        <ScrollRegion label="Staff">
          <table className={`${table['table']} ${table['people']}`}>
            <thead>
              <tr>
                <th scope="col">Name and email</th>
                <th scope="col" className={table['extra']}>
                  Since
                </th>
                <th scope="col" className={isOwner ? undefined : table['extra']}>
                  Role
                </th>
              </tr>
            </thead>
            <tbody>
              {list.data.map((member) => (
                <Member
                  key={member.email}
                  member={member}
                  isOwner={isOwner}
                  onRole={(role) =>
                    member.email === me?.email
                      ? setIsResigning(true)
                      : run({ type: 'role', email: member.email, role })
                  }
                  onRemove={() => setRemoving(member.email)}
                  onName={isOwner || member.email === me?.email ? () => setNaming(member) : undefined}
                />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {isOwner && (
        <form onSubmit={add} style={{ marginTop: '1.5rem' }}>
          <div className={table['controls']}>
            <label>
              Add an address
              <input name="member" type="email" required autoComplete="off" />
            </label>
            <DeskButton type="submit" look="primary" aria-disabled={change.isPending}>
              Add
            </DeskButton>
          </div>
        </form>
      )}
      <Dialog
        open={naming !== undefined}
        onClose={() => setNaming(undefined)}
        labelledBy="naming"
        closeLabel="Cancel"
      >
        <h2 id="naming" className={dialog['title']}>
          How should replies be signed?
        </h2>
        {naming && (
          <NameForm
            key={naming.email}
            member={naming}
            onSave={(name) => {
              setNaming(undefined);
              run({ type: 'name', email: naming.email, name });
            }}
          />
        )}
      </Dialog>
      <ConfirmDialog
        open={removing !== undefined}
        title="Remove from the staff list?"
        confirm="Remove"
        onClose={() => setRemoving(undefined)}
        onConfirm={() => removing && run({ type: 'remove', email: removing })}
      >
        {removing} loses access right away. The desk deletes what it keeps on their devices the next time they
        connect. Inquiries that are assigned to them are assigned to nobody.
      </ConfirmDialog>
      <ConfirmDialog
        open={isResigning}
        title="Give up your own rights as an owner?"
        confirm="Make me staff"
        onClose={() => setIsResigning(false)}
        onConfirm={() => me && run({ type: 'role', email: me.email, role: 'staff' })}
      >
        You can’t export, erase or manage this list anymore. Only another owner can give these rights back.
      </ConfirmDialog>
    </Page>
  );
}

interface MemberProps {
  member: StaffMember;
  isOwner: boolean;
  onRole: (role: Role) => void;
  onRemove: () => void;
  /** Missing for who may not change this name. */
  onName: (() => void) | undefined;
}

function Member({ member, isOwner, onRole, onRemove, onName }: MemberProps) {
  const { email, name, role, created_at } = member;
  const at = email.indexOf('@') + 1;
  return (
    <tr>
      <th scope="row">
        <span className={table['name']}>
          {name ?? <span className={table['muted']}>No name yet</span>}
          {onName && (
            <DeskButton look="text" data-action="name" onClick={onName}>
              {name ? 'Change' : 'Add'}
              <span className="visually-hidden"> the name of {email}</span>
            </DeskButton>
          )}
        </span>
        <span className={table['address']}>
          {/* A long address breaks after the @ first. */}
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </span>
        <span className={table['brief']}>
          {!isOwner && `${ROLES[role]}, `}since {businessDay(created_at)}
        </span>
      </th>
      <td className={table['extra']}>{businessDay(created_at)}</td>
      {!isOwner ? (
        <td className={table['extra']}>{ROLES[role]}</td>
      ) : (
        <td>
          <div className={table['actions']}>
            <Segments label={`Role of ${email}`} value={role} segments={SEGMENTS} onChoose={onRole} />
            <DeskButton look="text" onClick={onRemove}>
              Remove<span className="visually-hidden"> {email}</span>
            </DeskButton>
          </div>
        </td>
      )}
    </tr>
  );
}

function NameForm({
  member: { email, name },
  onSave,
}: {
  member: StaffMember;
  onSave: (name: string) => void;
}) {
  return (
    <form
      className={table['controls']}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(String(new FormData(event.currentTarget).get('name') ?? ''));
      }}
    >
      <label>
        First name or full name of {email}
        <input name="name" maxLength={60} autoComplete="off" defaultValue={name ?? ''} />
      </label>
      <DeskButton type="submit" look="primary">
        Save
      </DeskButton>
    </form>
  );
}
