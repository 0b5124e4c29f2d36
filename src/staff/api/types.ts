/** What the desk's database functions return. */
export const STATUSES = ['new', 'answered', 'waiting', 'booked', 'closed', 'spam'] as const;
export type Status = (typeof STATUSES)[number];
/** Why an inquiry was closed without an appointment. */
export const CLOSE_REASONS = ['price', 'no_reply', 'elsewhere', 'unsuitable', 'question', 'other'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];
export const ROLES = ['staff', 'owner'] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in staff member. */
export interface Me {
  email: string;
  role: Role;
  /** How the person signs, such as a first name. Null: not said. */
  name: string | null;
}

/** An inquiry with all that the visitor wrote. Times are ISO strings. */
export interface Inquiry {
  id: string;
  /** Empty where the visitor gave none. */
  full_name: string;
  /** Empty where the staff have entered somebody who gave none. */
  email: string;
  phone: string | null;
  service: string | null;
  message: string;
  form_source: string | null;
  status: Status;
  /** Looks as if a program had sent it. */
  suspected: boolean;
  /** Address of a staff member. */
  assignee: string | null;
  created_at: string;
  submitted_at: string | null;
  /** When somebody of the staff first opened it. Null: unread. */
  opened_at: string | null;
  answered_at: string | null;
  status_changed_at: string | null;
  booked_at: string | null;
  close_reason: CloseReason | null;
  /** When the client's latest mail came. */
  client_wrote_at: string | null;
  /** Since when the client waits for an answer: the promise counts from here. */
  waiting_since: string;
  /** Who of the staff entered it. Null: the visitor sent it. */
  entered_by: string | null;
  note_count: number;
}

export interface Note {
  id: string;
  author: string;
  body: string;
  made_at: string;
  created_at: string;
}

export const MESSAGE_KINDS = ['reply', 'call', 'answer', 'automatic', 'bounce'] as const;

/** A file that came with a mail. */
export interface Attachment {
  name: string;
  bytes: number;
  /** Where it is kept. Null: it is not. */
  path: string | null;
}

/** A reply or a call of the staff, or what came back by mail. */
export interface Message {
  id: string;
  kind: (typeof MESSAGE_KINDS)[number];
  author: string;
  /** Of a call: how it ended. */
  body: string;
  /** What came with the mail. */
  files: Attachment[];
  made_at: string;
  /** Of a reply's mail (`private.email_jobs`), or `here` while it waits on this device. Null: not a mail of ours. */
  state: string | null;
}

export interface Template {
  id: string;
  title: string;
  body: string;
}

export interface InquiryEvent {
  id: string;
  actor: string;
  action: string;
  detail: { applied?: boolean; assignee?: string | null; outcome?: string; reason?: string } | null;
  made_at: string;
  created_at: string;
}

/** An inquiry with its thread, its notes, its history, and the same person's other inquiries. */
export interface InquiryDetail {
  inquiry: Inquiry;
  messages: Message[];
  notes: Note[];
  events: InquiryEvent[];
  others: Pick<Inquiry, 'id' | 'created_at' | 'service' | 'status'>[];
}

/** How many inquiries have each status, and of the new ones how many are what. */
export type Counts = Record<Status | 'unread' | 'overdue' | 'today' | 'mine' | 'nobody', number>;

export interface Filters {
  services: string[];
  sources: string[];
}

export type Sort = 'newest' | 'due';

/** The inquiries of a list. `all`: in a search. */
export type ListStatus = Status | 'all';

/** Whose inquiries: everybody's, those of who is signed in, or those that nobody has taken. */
export type Whose = '' | 'mine' | 'nobody';

/** What a list shows. */
export interface ListOptions {
  status: ListStatus;
  sort: Sort;
  search: string;
  service: string;
  source: string;
  whose: Whose;
}

export interface Subscriber {
  id: string;
  email: string;
  /** The address exactly as it is stored, for requests. Not to be shown. */
  address: string;
  source: string | null;
  status: string;
  created_at: string;
  unsubscribed_at: string | null;
}

export interface QrCodeVisits {
  code: string;
  visits: number;
  /** Visits in the period before, null for all time. */
  previous: number | null;
  campaigns: { campaign: string | null; visits: number }[];
  /** `day` is an ISO date in the business's time zone. */
  days: { day: string; visits: number }[];
}

export interface QrStatistics {
  from: string;
  to: string;
  visits: number;
  previous: number | null;
  /** The most visited ones. */
  codes: QrCodeVisits[];
  /** All others together. */
  others: { codes: number; visits: number };
}

export interface Person {
  /** Finds the person again. Null, like the address, if nothing is stored. */
  id: string | null;
  /** The email address, or the phone number of a lead without one. Of a lead without both: the id. */
  address: string | null;
  /** Whether nothing at all is stored, not even something that this build can't read. */
  isEmpty: boolean;
  inquiries: Pick<Inquiry, 'id' | 'created_at' | 'service' | 'status' | 'message' | 'full_name'>[];
  notes: Note[];
  messages: number;
  subscriber: Subscriber | null;
  /** How many visits by printed codes can be traced to the person. */
  visits: number;
  /** How many inquiries the database has refused: only their mails are stored. */
  unstored: number;
}

export interface StaffMember extends Me {
  created_at: string;
}
