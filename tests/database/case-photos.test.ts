import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { desk, MEMBER, OWNER, STRANGER } from './desk.ts';
import { refusal, useDatabase } from './harness.ts';

/** A file that begins like a photograph. What is in it, the function has checked. */
const photoOf = (content: string) => Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from(content)]);
const idOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

describe('the photographs of cases', () => {
  const database = useDatabase((opened) => desk(opened).addStaff());

  const keep = (files: Record<string, Buffer>, needed = Object.keys(files), actor = OWNER) =>
    database.call<string[]>(
      'service_role',
      'select public.keep_case_photos($1::text::jsonb, $2::text[], $3)',
      [
        JSON.stringify(
          Object.fromEntries(Object.entries(files).map(([id, file]) => [id, file.toString('base64')])),
        ),
        needed,
        actor,
      ],
    );
  let latest: string | undefined;
  const publish = async (ids: string[], days = 0) => {
    const id = randomUUID();
    const at = new Date(Date.now() + days * 86_400_000).toISOString();
    const value = ids.map((photo) => ({ before: { id: photo }, after: { id: 'x' } }));
    await database.call('service_role', 'select public.save_site_setting($1::text::jsonb, $2)', [
      JSON.stringify({
        id,
        setting: 'cases',
        value,
        startsAt: days === 0 ? null : at,
        madeAt: new Date().toISOString(),
        replaces: latest ? [latest] : [],
      }),
      OWNER,
    ]);
    latest = id;
  };
  const READ = 'select public.case_photo($1) as photo';
  const asVisitor = async (id: string) =>
    (await database.as<{ photo: string | null }>('anon', READ, [id]))[0]!.photo;
  const asMember = async (id: string, email = MEMBER) =>
    (await database.signedIn<{ photo: string | null }>(email, READ, [id]))[0]!.photo;
  const pass = (days: number) =>
    database.owner(
      'update private.case_photos set unneeded_since = unneeded_since - make_interval(days => $1)',
      [days],
    );
  const clean = () => database.owner('select private.delete_unneeded_photos()');

  it('are private until a case shows them, and again when none does', async () => {
    const file = photoOf('private');
    const id = idOf(file);
    expect(await keep({ [id]: file })).toEqual([]);
    expect(await keep({ [id]: file })).toEqual([]);
    expect(await asVisitor(id)).toBeNull();
    expect(await asMember(id, STRANGER)).toBeNull();
    expect(await asMember(id)).toBe(file.toString('base64'));
    await publish([id], 3);
    expect(await asVisitor(id)).toBeNull();
    await publish([id]);
    expect(await asVisitor(id)).toBe(file.toString('base64'));
    await publish([]);
    expect(await asVisitor(id)).toBeNull();
    expect(await asMember(id)).not.toBeNull();
  });

  it('go 30 days after no case has named them, and stay while one will', async () => {
    const files = ['gone', 'shown', 'scheduled', 'back'].map(photoOf);
    const [gone, shown, scheduled, back] = files.map(idOf) as [string, string, string, string];
    await keep(Object.fromEntries(files.map((file) => [idOf(file), file])));
    await publish([shown]);
    await publish([shown, scheduled], 3);
    await clean();
    await pass(29);
    await clean();
    expect(await asMember(gone)).not.toBeNull();
    await publish([shown, back]);
    await pass(2);
    await clean();
    expect(await asMember(gone)).toBeNull();
    for (const id of [shown, scheduled, back]) expect(await asMember(id), id).not.toBeNull();
    await publish([]);
    await database.owner(`update public.site_settings set later = '[]' where key = 'cases'`);
    await clean();
    await pass(31);
    await clean();
    for (const id of [shown, scheduled, back]) expect(await asMember(id), id).toBeNull();
    // The setting that names one which is gone is not saved: the function asks before.
    expect(await keep({}, [shown])).toEqual([shown]);
  });

  it('of somebody who is no owner, or under a name that is not theirs, are refused', async () => {
    const file = photoOf('refused');
    const id = idOf(file);
    expect(await refusal(keep({ [id]: file }, [id], MEMBER))).toMatchObject({ code: '42501' });
    expect(await refusal(keep({ ['0'.repeat(64)]: file }))).toMatchObject({ code: '23514' });
    const page = Buffer.from('<script>');
    expect(await refusal(keep({ [idOf(page)]: page }))).toMatchObject({ code: '23514' });
    const place = photoOf('Exif\0\0 40.7 N');
    expect(await refusal(keep({ [idOf(place)]: place }))).toMatchObject({ code: '23514' });
    const large = photoOf('x'.repeat(204_800));
    expect(await refusal(keep({ [idOf(large)]: large }))).toMatchObject({ code: '23514' });
    // What the value does not name is not kept.
    expect(await keep({ [id]: file }, [])).toEqual([]);
    expect(await asMember(id)).toBeNull();
    for (const role of ['anon', 'authenticated'] as const)
      expect(
        await refusal(database.as(role, `select public.keep_case_photos('{}', '{}', $1)`, [OWNER])),
      ).toMatchObject({ code: '42501' });
    expect(await refusal(database.as('anon', 'select * from private.case_photos'))).toMatchObject({
      code: '42501',
    });
  });
});
