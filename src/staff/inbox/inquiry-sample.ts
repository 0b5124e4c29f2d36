import type { Inquiry } from '../api/types.ts';

/** An open, unread inquiry for unit tests. */
export const inquiryRow = (more: Partial<Inquiry> = {}): Inquiry => ({
  id: 'a',
  full_name: 'Ada Sample',
  email: 'ada@example.org',
  phone: null,
  service: 'Head Spa',
  message: 'Do you have time on Friday?',
  form_source: 'Inquiry form',
  status: 'new',
  suspected: false,
  assignee: null,
  created_at: '2026-01-01T10:00:00Z',
  submitted_at: null,
  opened_at: null,
  answered_at: null,
  status_changed_at: null,
  booked_at: null,
  close_reason: null,
  client_wrote_at: null,
  waiting_since: more.created_at ?? '2026-01-01T10:00:00Z',
  entered_by: null,
  note_count: 0,
  ...more,
});
