import type { QrCode } from '../../../supabase/functions/_shared/site-settings.ts';
import { qrCodes } from '../../content/qr-codes.ts';
import { paths } from '../../site/paths.ts';
import { destinationOf } from '../../site/qr-destination.ts';
import { Segments } from '../parts/segments.tsx';
import { ListEditor, type ListSetting } from './list-editor.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingView } from './setting-view.ts';
import { rebased } from './versions.ts';
import styles from './site-page.module.css';

const byCode = (a: QrCode, b: QrCode) => (a.code < b.code ? -1 : 1);

type Fields = Record<'code' | 'description' | 'destination' | 'kind', string>;

function lineOf(entry: QrCode): string {
  const { code, description, enabled } = entry;
  const destination = destinationOf(code, [entry]);
  const place = destination === paths.home ? 'the home page' : destination;
  return `${code} (${description}) ${enabled ? 'leads' : 'is off and leads'} to ${place}`;
}

const list: ListSetting<QrCode, Fields> = {
  label: 'Codes',
  formLabel: 'A code',
  preview: 'It will be',
  keyOf: ({ code }) => code,
  lineOf,
  labels: { code: 'Code', description: 'Where it is printed', destination: 'Leads to', kind: 'Destination' },
  empty: () => ({ code: '', description: '', destination: '', kind: 'on' }),
  fieldsOf: ({ code, description, destination, enabled }) => ({
    code,
    description,
    destination,
    kind: enabled ? 'on' : 'off',
  }),
  entryOf: ({ code, description, destination, kind }, today, before) => {
    const entry = {
      code: code.trim(),
      destination: destination.trim(),
      description: description.trim(),
      enabled: kind === 'on',
    };
    const isSame =
      before &&
      JSON.stringify(list.fieldsOf(before)) === JSON.stringify(list.fieldsOf({ ...before, ...entry }));
    return { ...entry, lastUpdated: isSame ? before.lastUpdated : today };
  },
  isReadable: ({ code, description, destination }) =>
    ![code.trim(), description.trim(), destination.trim()].includes(''),
  Fields: ({ form: { fields, change, field }, isNew }) => (
    <>
      <SettingField
        {...field('code')}
        type="text"
        placeholder="Such as summer-flyer"
        readOnly={!isNew}
        autoCapitalize="none"
      />
      <SettingField
        {...field('description')}
        type="text"
        placeholder="Such as Flyer for July"
        maxLength={140}
      />
      <SettingField
        {...field('destination')}
        type="text"
        inputMode="url"
        placeholder="Such as /memberships"
      />
      <div className={styles['field']}>
        <span>Destination</span>
        <Segments
          label="Destination"
          value={fields.kind}
          segments={[
            { value: 'on', label: 'In use' },
            { value: 'off', label: 'Home page' },
          ]}
          onChoose={(kind) => change({ kind })}
        />
      </div>
    </>
  ),
};

export const qrCodesView: SettingView<'qrCodes'> = {
  setting: 'qrCodes',
  intro:
    'Where printed codes lead. What hangs outside keeps working, so a code stays once it is printed. Cards and posters are under QR codes.',
  own: qrCodes.entries,
  lines: (codes) => codes.toSorted(byCode).map(lineOf),
  fresh: (codes) => codes.toSorted(byCode),
  rebase: (before, after, theirs) => rebased(before, after, theirs, list.keyOf).toSorted(byCode),
  Editor: (props) => <ListEditor of={list} {...props} />,
};
