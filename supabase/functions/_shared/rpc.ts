/**
 * The database functions that are called through the API, with their arguments and what they return. Each interface holds
 * what one role may call. Types only. `tests/database/rpc.test.ts` compares them with the database, so arguments are
 * written out here instead of named.
 */

/** One mail to send, as `claim_email_job` and `claim_due_email_jobs` return it. */
export interface EmailJob {
  readonly jobId: number;
  readonly kind: 'inquiry' | 'confirmation' | 'welcome' | 'digest' | 'reply' | 'answer' | 'assigned';
  readonly subjectId: string;
  readonly attempt: number;
  /** An earlier hand-over ended without an answer, so the mail may have arrived already. */
  readonly repeated?: boolean;
  /** The code of the last failure. */
  readonly lastError?: string | null;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** What a device is told. Never what somebody wrote: it passes a push service, and locked screens are for everybody. */
export interface PushMessage {
  readonly kind: 'inquiry' | 'assigned' | 'answer';
  readonly inquiryId: string;
}

/** One message to one browser, as `claim_push_jobs` returns it. */
export interface PushJob extends PushMessage {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly attempt: number;
}

export type Claim =
  | { readonly outcome: 'claimed'; readonly job: EmailJob }
  | { readonly outcome: 'busy'; readonly retryAfter: number }
  | { readonly outcome: 'sent' | 'void' | 'failed' | 'unknown' | 'missing' | 'postponed' };

/** What `npm run check-site` asks the database. Times are ISO texts. */
export interface SiteCheck {
  readonly owners: number;
  readonly mails: { readonly waiting?: number; readonly failed?: number; readonly unknown?: number };
  readonly runs: { readonly sweep?: string; readonly daily?: string };
  /** The active schedules of pg_cron; null without it. */
  readonly schedules: readonly string[] | null;
  /** Null without a Vault. */
  readonly vault: { readonly url: string | null; readonly hasKey: boolean } | null;
  /** Such as `x-forwarded-for:1`. */
  readonly visitorHeader: string;
  /** The network of this request, as limits count it. */
  readonly caller: string | null;
  /** The function that the API calls before each request; null where no PostgREST logs in. */
  readonly requestCheck: string | null;
}

/** For the edge functions and the commands, with the service key. */
export interface ServiceRpc {
  accept_inquiry: { args: { inquiry: Readonly<Record<string, unknown>> }; result: { stored: boolean } };
  begin_email_hand_over: { args: { job_id: number; attempt: number }; result: boolean };
  case_photo: { args: { photo: string }; result: string | null };
  claim_due_build: { args: {}; result: boolean };
  claim_due_email_jobs: { args: { max_jobs?: number }; result: EmailJob[] };
  claim_email_job: {
    args: {
      kind: 'inquiry' | 'confirmation' | 'welcome' | 'digest' | 'reply' | 'answer' | 'assigned';
      id: string;
    };
    result: Claim;
  };
  claim_push_jobs: { args: { max_jobs?: number }; result: PushJob[] };
  claim_unneeded_files: { args: {}; result: string[] };
  count_sign_in: {
    args: { kind: 'code' | 'attempt'; address: string; device?: string | null };
    result: null;
  };
  create_sign_in_code: {
    args: { address: string; device?: string | null };
    result: { email: string; code: string } | null;
  };
  digest_of: { args: { day: string }; result: Readonly<Record<string, unknown>> };
  fail_email_job: {
    args: { job_id: number; attempt: number; error_code: string; permanent?: boolean; unknown?: boolean };
    result: number;
  };
  file_mail: {
    args: { token: string; mail: Readonly<Record<string, unknown>> };
    result: 'filed' | 'known' | 'unknown' | 'full';
  };
  finish_email_job: { args: { job_id: number; confirm?: boolean }; result: null };
  finish_push_job: {
    args: { endpoint: string; kind: string; attempt: number; gone?: boolean };
    result: null;
  };
  finish_unneeded_files: { args: { paths: readonly string[] }; result: null };
  form_submission_id: { args: { content: string; given?: string | null }; result: string };
  keep_case_photos: {
    args: { photos: Readonly<Record<string, string>>; needed: readonly string[]; actor: string };
    result: string[];
  };
  kept_files: { args: { mail_id: string }; result: string[] };
  published_settings: { args: {}; result: Readonly<Record<string, unknown>> };
  redeem_sign_in_code: {
    args: { address: string; code: string; new_account: string };
    result: { email: string; account: string; device: string } | null;
  };
  renew_email_lease: { args: { job_id: number; attempt: number }; result: boolean };
  save_site_setting: {
    args: { change: Readonly<Record<string, unknown>>; actor: string };
    result: 'saved' | 'stale';
  };
  site_check: { args: {}; result: SiteCheck };
  subscribe: {
    args: { id: string; email: string; source?: string; suspected?: boolean };
    result: 'subscribed' | 'already_subscribed' | 'resubscribed';
  };
  unsubscribe: {
    args: { email?: string | null; token?: string | null; request_id?: string | null };
    result: 'unsubscribed' | 'wrong_token';
  };
}

/** For visitors' devices. */
export interface VisitorRpc {
  case_photo: ServiceRpc['case_photo'];
  subscribe: ServiceRpc['subscribe'];
}

/** JSON of which the desk believes nothing before it has read it (`src/staff/api/reading.ts`). */
type Json = Readonly<Record<string, unknown>>;

/** For the staff desk. The migrations say what is in the JSON. */
export interface StaffRpc {
  case_photo: { args: { photo: string }; result: string | null };
  desk_counts: { args: {}; result: Json };
  desk_erase_person: { args: { address: string }; result: Json };
  desk_export_person: { args: { address: string }; result: Json };
  desk_export_subscribers: {
    args: { search?: string; status?: string | null; source?: string | null };
    result: Json[];
  };
  desk_filters: { args: {}; result: Json };
  desk_inquiries: {
    args: {
      status?: string;
      sort?: 'newest' | 'due';
      search?: string;
      service?: string | null;
      source?: string | null;
      whose?: 'mine' | 'nobody' | null;
      after?: { created_at: string; waiting_since?: string; id: string } | null;
      page_size?: number;
    };
    result: Json[];
  };
  desk_inquiry: { args: { inquiry_id: string }; result: Json | null };
  desk_me: { args: {}; result: Json };
  desk_name: { args: { member: string; name: string }; result: null };
  desk_person: { args: { address?: string | null; id?: string | null }; result: Json };
  desk_presence: { args: { inquiry_id: string; is_writing: boolean }; result: Json[] };
  desk_push_off: { args: { endpoint: string }; result: null };
  desk_push_on: { args: { endpoint: string; p256dh: string; auth: string }; result: null };
  desk_qr_statistics: { args: { days?: number | null }; result: Json };
  desk_report: { args: { first_day: string; last_day: string }; result: Json };
  desk_retry_mails: { args: { state: 'waiting' | 'failed' | 'unknown' }; result: number };
  desk_site_check: { args: {}; result: Json };
  desk_subscribers: {
    args: {
      search?: string;
      status?: string | null;
      source?: string | null;
      after?: { created_at: string; id: string } | null;
      page_size?: number;
    };
    result: Json[];
  };
  desk_trouble: { args: {}; result: Json };
  desk_unsubscribe: { args: { address: string }; result: boolean };
}
