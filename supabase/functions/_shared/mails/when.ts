import { business } from '../content.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: business.timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** `Sat, Nov 21, 9:12 AM PST`. Newer runtimes put a narrow no-break space before AM; this replaces it. */
export function formatTime(time: Date): string {
  return format.format(time).replace(/[\u202f\u00a0]/g, ' ');
}

const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** `Friday, November 20`. `day` is an ISO date in the time zone of the business. */
export function formatDay(day: string): string {
  return calendar.format(new Date(`${day}T00:00:00Z`));
}

/** A day in the time zone of the business, as an ISO date. */
export const dayOf = (time: Date): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: business.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(time);

/** Yesterday in the time zone of the business, as an ISO date. */
export function dayBefore(now: Date): string {
  return new Date(Date.parse(`${dayOf(now)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

export type Delay =
  | { readonly kind: 'prompt' }
  | { readonly kind: 'waited'; readonly duration: string }
  /** The visitor's clock is wrong: in the future, or longer ago than a device retries (30 days). */
  | { readonly kind: 'clock' };

/** The time between writing (the visitor's clock) and arrival (ours). Under three minutes is prompt. */
export function delayBetween(written: Date, arrived: Date): Delay {
  const minutes = Math.round((arrived.getTime() - written.getTime()) / 60_000);
  if (!Number.isFinite(minutes) || minutes < -3 || minutes > 45 * 24 * 60) return { kind: 'clock' };
  return minutes < 3 ? { kind: 'prompt' } : { kind: 'waited', duration: describeMinutes(minutes) };
}

/** How long an inquiry has been waiting: `2 days 3 hours`. */
export const ageOf = (arrived: Date, now: Date): string =>
  describeMinutes(Math.max(0, Math.floor((now.getTime() - arrived.getTime()) / 60_000)));

function describeMinutes(minutes: number): string {
  const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor((minutes % 1440) / 60);
  const rest = minutes % 60;
  if (days > 0) return [unit(days, 'day'), hours > 0 && unit(hours, 'hour')].filter(Boolean).join(' ');
  if (hours > 0) return [unit(hours, 'hour'), rest > 0 && unit(rest, 'minute')].filter(Boolean).join(' ');
  return unit(rest, 'minute');
}
