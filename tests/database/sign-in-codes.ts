import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './harness.ts';

interface Code {
  email: string;
  code: string;
}
interface Redeemed {
  email: string;
  account: string;
  device: string;
}
/** What the sign-in of the desk does with codes, called as the functions call it. */
export function signInCodes(database: TestDatabase) {
  const service = <T>(call: string, parameters: unknown[], network = '203.0.113.1') =>
    database.call<T>('service_role', `select public.${call}`, parameters, { 'x-visitor-address': network });
  const create = (address: string, device: string | null = null) =>
    service<Code | null>('create_sign_in_code($1, $2)', [address, device]);
  const redeem = (address: string, code: string) =>
    service<Redeemed | null>('redeem_sign_in_code($1, $2, $3)', [
      address,
      code,
      `desk-${randomUUID()}@spa.example.com`,
    ]);
  const count = (
    kind: 'code' | 'attempt',
    address: string,
    network: string | undefined,
    device: string | null = null,
  ) => service<null>('count_sign_in($1, $2, $3)', [kind, address, device], network);
  const member = async () => {
    const email = `${randomUUID()}@spa.example.com`;
    await database.owner('insert into public.staff (email) values ($1)', [email]);
    return email;
  };
  /** Makes everything about the codes of an address this much older. */
  const age = (email: string, minutes: number) =>
    database.owner(
      `update private.sign_in_codes set created_at = created_at - $2::integer * interval '1 minute' where email = $1`,
      [email, minutes],
    );
  return { create, redeem, count, member, age };
}
