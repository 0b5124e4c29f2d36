import { useQuery } from '@tanstack/react-query';
import { staffQuery } from '../api/inquiries.ts';
import { nameOf } from './presence-text.ts';

/** What each colleague is called: as they sign, or else by their address. */
export function useNames(): (email: string) => string {
  const { data: staff = [] } = useQuery(staffQuery);
  return (email) => staff.find((member) => member.email === email)?.name ?? nameOf(email);
}
