/** The changes that the desk sends, of inquiries and of the site. They go through the same state machine as what visitors submit. */
import type { SettingName } from '../../../supabase/functions/_shared/site-settings.ts';
import { hasTexts, type ItemOf, type Kinds } from '../../outbox/item.ts';
import type { CloseReason, Status } from '../api/types.ts';

export type StaffAction = Exclude<Status, 'new'> | 'reopened' | 'assigned' | 'opened' | 'called';

/** How a call to a client ended. */
export const CALL_OUTCOMES = ['reached', 'no_answer', 'left_message'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** What a change is about. Changes of one kind compete with each other: the latest counts. */
export const subjectOf = (action: string): 'assignee' | 'status' | undefined =>
  action === 'assigned'
    ? 'assignee'
    : ['answered', 'waiting', 'booked', 'closed', 'spam', 'reopened'].includes(action)
      ? 'status'
      : undefined;

/** A change of an inquiry, as one row of `inquiry_events`. */
export interface StaffEvent {
  id: string;
  inquiryId: string;
  action: StaffAction;
  /** For `assigned`: the address of the staff member, or null for nobody. */
  assignee?: string | null;
  /** For `called`. */
  outcome?: CallOutcome;
  /** For `closed`, without an appointment. */
  reason?: CloseReason;
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

/** A reply to the visitor, as one row of `inquiry_messages`. The server mails it. */
export interface StaffReply {
  id: string;
  inquiryId: string;
  body: string;
  madeAt: string;
  isDeviceTime?: boolean;
  author?: string;
  /** Who has the inquiry from then on if nobody had it: the writer's address on the staff list. */
  assignee?: string;
}

/** Where the staff meet people who have not used a form. */
export const LEAD_SOURCES = ['phone', 'counter'] as const;

/** Somebody who called or came by, as one row of `inquiries`. */
export interface StaffLead {
  id: string;
  /** The same as `id`. */
  inquiryId: string;
  fullName: string;
  email?: string;
  phone?: string;
  service?: string;
  message: string;
  source: (typeof LEAD_SOURCES)[number];
  madeAt: string;
  isDeviceTime?: boolean;
  author?: string;
}

/** What a change of the site is about. */
export interface SettingContent {
  value: unknown;
  /** The value that it was made from. */
  before: unknown;
  /** ISO date and time from which visitors read it; null: at once. */
  startsAt: string | null;
  /** The ids of the changes that it may follow. After any other one it is refused. */
  replaces: readonly string[];
  /** Photographs that the value names and no earlier change has brought, in base64 by their id. */
  photos?: Readonly<Record<string, string>> | undefined;
}

/** A change of the site, for the function `save-setting`. */
export interface StaffSetting {
  id: string;
  setting: SettingName;
  /** A `SettingContent` as JSON, because an item holds no objects. */
  content: string;
  madeAt: string;
  isDeviceTime?: boolean;
  author?: string;
}

/** How long a reply or a call can be taken back. It is the time for which the bar offers that. */
export const HOLD_MS = 10_000;

/** The payload of each kind. */
export interface StaffPayloads {
  'staff-event': StaffEvent;
  /** How a call ended: an event that can be taken back, because it is part of the thread. */
  'staff-call': StaffEvent;
  'staff-note': StaffNote;
  'staff-reply': StaffReply;
  'staff-lead': StaffLead;
  'staff-setting': StaffSetting;
}
export type StaffItem = ItemOf<StaffPayloads>;

export const staffKinds: Kinds<StaffPayloads> = {
  'staff-event': { steps: ['store'], validate: hasTexts('inquiryId', 'action', 'madeAt') },
  'staff-call': { steps: ['store'], validate: hasTexts('inquiryId', 'outcome', 'madeAt'), holdMs: HOLD_MS },
  'staff-note': { steps: ['store'], validate: hasTexts('inquiryId', 'body', 'madeAt') },
  'staff-reply': { steps: ['store'], validate: hasTexts('inquiryId', 'body', 'madeAt'), holdMs: HOLD_MS },
  'staff-lead': {
    steps: ['store'],
    validate: hasTexts('inquiryId', 'fullName', 'message', 'source', 'madeAt'),
  },
  'staff-setting': { steps: ['store'], validate: hasTexts('setting', 'content', 'madeAt') },
};
