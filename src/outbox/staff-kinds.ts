/**
 * The kinds of the staff desk: its changes of inquiries go through the same state machine as what visitors submit. Only
 * the desk imports this file's code, so visitors' pages carry none of it.
 */
import { STEPS } from './item.ts';
import { REQUIRED } from './read-item.ts';

export type StaffAction = 'answered' | 'closed' | 'spam' | 'reopened' | 'assigned' | 'opened';

/** A change of an inquiry, as one row of `inquiry_events`. */
export interface StaffEvent {
  id: string;
  inquiryId: string;
  action: StaffAction;
  /** For `assigned`: the address of the staff member, or null for nobody. */
  assignee?: string | null;
  /** ISO date and time. The latest change counts. */
  madeAt: string;
  /** Whether it is by the device's clock, because the server's time was not known yet. */
  isDeviceTime?: boolean;
  /** The address of who made it. Builds before this field sent the changes of the last person who had signed in. */
  author?: string;
}

/** An internal note, as one row of `inquiry_notes`. */
export interface StaffNote {
  id: string;
  inquiryId: string;
  body: string;
  madeAt: string;
  isDeviceTime?: boolean;
  author?: string;
}

/** Lets this context's outbox store and read the desk's kinds. Call it before the outbox is created. */
export function addStaffKinds(): void {
  STEPS['staff-event'] = ['store'];
  STEPS['staff-note'] = ['store'];
  REQUIRED['staff-event'] = ['inquiryId', 'action', 'madeAt'];
  REQUIRED['staff-note'] = ['inquiryId', 'body', 'madeAt'];
}
