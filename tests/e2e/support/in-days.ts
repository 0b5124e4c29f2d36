import { dayOf } from '../../../supabase/functions/_shared/mails/when.ts';

/** A day where the business is, as an ISO date: today for 0, tomorrow for 1. */
export const inDays = (days: number): string => dayOf(new Date(Date.now() + days * 86_400_000));
