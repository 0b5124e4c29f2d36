/** Reads the staff, subscribers and what is stored about a person. Pure. */
import { readInquiry, readNotes } from './reading-inquiries.ts';
import { countOf, isRaw, listOf, oneOf, rowOf, textOf, textOrNull, type Reader } from './reading.ts';
import { ROLES, type Me, type Person, type StaffMember, type Subscriber } from './types.ts';

export const readMe: Reader<Me> = (value) => {
  const email = isRaw(value) ? textOf(value['email']) : '';
  return email === ''
    ? undefined
    : {
        email,
        role: oneOf(ROLES, (value as Partial<Me>).role),
        name: textOrNull((value as Partial<Me>).name),
      };
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

const sizeOf = (value: unknown): number => (Array.isArray(value) ? value.length : countOf(value));

export const readPerson: Reader<Person> = (value) => {
  if (!isRaw(value)) return undefined;
  const { inquiries, notes, messages, subscriber, visits, unstored } = value;
  return {
    id: textOrNull(value['id']),
    address: typeof value['address'] === 'string' ? value['address'] : null,
    isEmpty:
      !subscriber && [inquiries, notes, messages, visits, unstored].every((list) => sizeOf(list) === 0),
    inquiries: listOf(readInquiry)(inquiries) ?? [],
    notes: readNotes(notes) ?? [],
    messages: sizeOf(messages),
    subscriber: readSubscriber(subscriber) ?? null,
    visits: sizeOf(visits),
    unstored: sizeOf(unstored),
  };
};
