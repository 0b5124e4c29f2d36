import { shortDay } from './date-text.ts';

/** Formats a moment in the time zone of the device as 'Jan 12, 2025, 6:05 PM'. `time` is in milliseconds. */
export function momentText(time: number): string {
  const date = new Date(time);
  const hour = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  const day = shortDay(date.getMonth(), date.getDate());
  return `${day}, ${date.getFullYear()}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
