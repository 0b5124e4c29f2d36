import { headerText, oneLine } from '../addresses.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { deskMail } from './desk-mail.ts';

/** That somebody has been given an inquiry. */
export interface AssignedRecord {
  /** The id of the entry in the log. */
  readonly id: string;
  readonly inquiryId: string;
  /** The visitor's name or, without one, address. */
  readonly who: string;
  readonly service: string | null;
  readonly body: string;
  /** The name or the address of the colleague. */
  readonly by: string;
  readonly assignee: string;
}

/** Tells a member of the staff that a colleague has given them an inquiry. */
export function assignedMail(assigned: AssignedRecord, settings: Settings): Mail {
  const who = oneLine(assigned.who, 80);
  const service = oneLine(assigned.service ?? '', 80);
  const title = `${who} is yours now`;
  return deskMail(
    {
      name: `assigned-${assigned.id}`,
      inquiryId: assigned.inquiryId,
      to: assigned.assignee,
      subject: headerText(service ? `${title}: ${service}` : title, 200),
      kicker: 'Assigned to you',
      title,
      body: assigned.body,
      below: `${oneLine(assigned.by, 80)} has given you this inquiry.`,
    },
    settings,
  );
}
