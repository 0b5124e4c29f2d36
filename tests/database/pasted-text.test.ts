import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cleanEmail } from '../../supabase/functions/_shared/clean-text.ts';
import { inquirySchema } from '../../supabase/functions/_shared/contract.ts';
import { inquiryRow } from '../../supabase/functions/_shared/rows.ts';
import { useDatabase } from './harness.ts';
import { anInquiry, insert } from './rows.ts';

/** What forms and functions clean is what the database accepts and gives back. */
const database = useDatabase();

describe('pasted text', () => {
  it.each([
    'mailto:dana@example.com',
    '\u202adana@exam\u00adple.com\u202c',
    'Dana <dana@exämple.com>',
    'dana＠例え。jp',
    'jose\u0301@example.com',
  ])('the address %j, cleaned, is accepted by both tables', async (pasted) => {
    const email = cleanEmail(pasted);
    const row = anInquiry({ email });
    await insert(database, 'anon', 'inquiries', row);
    const [stored] = await database.owner('select email from public.inquiries where id = $1', [row.id]);
    expect(stored).toEqual({ email });
    const answer = await database.call('anon', 'select public.subscribe($1, $2)', [randomUUID(), email]);
    expect(['subscribed', 'already_subscribed']).toContain(answer);
  });

  it('emoji, joiners and accents come back as they were written', async () => {
    const written = {
      id: randomUUID(),
      fullName: 'Zoë 👩🏽‍🔬 ශ්\u200dරී',
      email: 'dana@example.com',
      message: 'می\u200cخواهم\n🏳️‍🌈 \u202eneirf\u202c \0',
      submittedAt: '2026-01-02T03:04:05.678Z',
    };
    const row = inquiryRow(inquirySchema.parse(written));
    await insert(database, 'anon', 'inquiries', row);
    const [stored] = await database.owner('select full_name, message from public.inquiries where id = $1', [
      row.id,
    ]);
    expect(stored).toEqual({ full_name: written.fullName, message: 'می\u200cخواهم\n🏳️‍🌈 neirf' });
  });
});
