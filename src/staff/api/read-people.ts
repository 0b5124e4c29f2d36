/** Reads the staff, subscribers and what is stored about a person. Pure. */
import { readInquiry, readNotes } from './read-inquiry.ts';
import { isRaw, listOf, oneOf, rowOf, textOf, textOrNull, type Reader } from './reading.ts';
import { ROLES, type Me, type Person, type StaffMember, type Subscriber } from './types.ts';

export const readMe: Reader<Me> = (value) => {
  const email = isRaw(value) ? textOf(value['email']) : '';
  return email === '' ? undefined : { email, role: oneOf(ROLES, (value as Partial<Me>).role) };
};

export const readStaff: Reader<StaffMember[]> = listOf((value) => {
  const me = readMe(value);
  return me && { ...me, created_at: textOf((value as Partial<StaffMember>).created_at) };
});

export const readSubscriber: Reader<Subscriber> = (value) => {
  const row = rowOf(value);
  return (
    row && {
      id: row.id,
      email: textOf(row['email']),
      address: typeof row['email'] === 'string' ? row['email'] : '',
      source: textOrNull(row['source']),
      status: textOf(row['status']),
      created_at: textOf(row['created_at']),
      unsubscribed_at: textOrNull(row['unsubscribed_at']),
    }
  );
};

export const readSubscribers = listOf(readSubscriber);

export const readPerson: Reader<Person> = (value) =>
  isRaw(value)
    ? {
        inquiries: listOf(readInquiry)(value['inquiries']) ?? [],
        notes: readNotes(value['notes']) ?? [],
        subscriber: readSubscriber(value['subscriber']) ?? null,
        visits: Array.isArray(value['visits']) ? value['visits'].length : Number(value['visits']) || 0,
        unstored: Array.isArray(value['unstored'])
          ? value['unstored'].length
          : Number(value['unstored']) || 0,
      }
    : undefined;
