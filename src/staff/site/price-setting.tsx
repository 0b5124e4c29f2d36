import type { Price, TreatmentPrice } from '../../../supabase/functions/_shared/site-settings.ts';
import { pricedServices, prices } from '../../content/derived/priced-services.ts';
import { pricePhrase } from '../../site/price-text.ts';
import { paths } from '../../site/paths.ts';
import { Choice } from './choice.tsx';
import { ListEditor, type ListSetting } from './list-editor.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingView } from './setting-view.ts';
import { rebased } from './versions.ts';

type Fields = Record<
  'service' | 'price.kind' | 'price.amount' | 'price.unit' | 'price.sessions' | 'price.what' | 'price.note',
  string
>;

const KINDS: Readonly<Record<Price['kind'], string>> = {
  from: 'From an amount',
  exact: 'An amount',
  'per-unit': 'Per unit or syringe',
  'per-session': 'Per session',
  package: 'For a package of sessions',
};

const keyOf = ({ service, treatment }: Pick<TreatmentPrice, 'service' | 'treatment'>) =>
  treatment === undefined ? service : `${service}/${treatment}`;

/** The names of services and treatments by key, in the order of the list. */
const names = new Map(
  pricedServices.flatMap(({ slug, title, treatments }) => [
    [slug, title] as const,
    ...treatments.map(
      ({ id, title: name }) => [keyOf({ service: slug, treatment: id }), `${title}, ${name}`] as const,
    ),
  ]),
);
const order = [...names.keys()];
const inOrder = (a: TreatmentPrice, b: TreatmentPrice) => order.indexOf(keyOf(a)) - order.indexOf(keyOf(b));

const lineOf = (entry: TreatmentPrice) =>
  `${names.get(keyOf(entry)) ?? keyOf(entry)}: ${pricePhrase(entry.price)}`;

/** An amount as people write it: `$1,250.50`. NaN for anything else. */
function amountOf(text: string): number {
  const digits = /^\$? ?(\d{1,3}(?:,\d{3})*|\d+)(\.\d+)?$/.exec(text.trim());
  return digits ? Number(digits.slice(1).join('').replaceAll(',', '')) : Number.NaN;
}

/** The price of the form. May be one that its schema refuses. */
function priceOf(fields: Fields): Price {
  const [what, note] = [fields['price.what'].trim(), fields['price.note'].trim()];
  const shared = {
    amount: amountOf(fields['price.amount']),
    ...(what !== '' && { what }),
    ...(note !== '' && { note }),
  };
  const kind = fields['price.kind'] as Price['kind'];
  if (kind === 'per-unit') return { kind, unit: fields['price.unit'].trim(), ...shared };
  if (kind === 'package')
    return { kind, sessions: Number(fields['price.sessions'] || Number.NaN), ...shared };
  return { kind, ...shared };
}

const list: ListSetting<TreatmentPrice, Fields> = {
  label: 'Prices',
  formLabel: 'A price',
  keyOf,
  lineOf,
  labels: {
    service: 'Treatment',
    'price.kind': 'Price',
    'price.amount': 'Dollars',
    'price.unit': 'Unit',
    'price.sessions': 'Sessions',
    'price.what': 'What for',
    'price.note': 'Condition',
  },
  empty: () => ({
    service: '',
    'price.kind': 'from',
    'price.amount': '',
    'price.unit': 'unit',
    'price.sessions': '',
    'price.what': '',
    'price.note': '',
  }),
  fieldsOf: ({ price, ...of }) => ({
    service: keyOf(of),
    'price.kind': price.kind,
    'price.amount': String(price.amount),
    'price.unit': price.kind === 'per-unit' ? price.unit : 'unit',
    'price.sessions': price.kind === 'package' ? String(price.sessions) : '',
    'price.what': price.what ?? '',
    'price.note': price.note ?? '',
  }),
  entryOf: (fields) => {
    const [service = '', treatment] = fields.service.split('/');
    return { service, ...(treatment !== undefined && { treatment }), price: priceOf(fields) };
  },
  isReadable: (fields) => {
    const price = priceOf(fields);
    return (
      fields.service !== '' &&
      price.amount > 0 &&
      (price.kind !== 'per-unit' || price.unit !== '') &&
      (price.kind !== 'package' || price.sessions > 1)
    );
  },
  removed: (entry) => `${names.get(keyOf(entry)) ?? keyOf(entry)} has no price on the site.`,
  Fields: ({ form }) => {
    const { fields, field } = form;
    return (
      <>
        <Choice form={form} name="service">
          <option value="">Choose one</option>
          {pricedServices.map(({ slug, title, treatments }) => (
            <optgroup key={slug} label={title}>
              <option value={slug}>{title}, all of it</option>
              {treatments.map(({ id, title: name }) => (
                <option key={id} value={keyOf({ service: slug, treatment: id })}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
        <Choice form={form} name="price.kind">
          {Object.entries(KINDS).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Choice>
        <SettingField {...field('price.amount')} type="text" inputMode="decimal" placeholder="Such as 250" />
        {fields['price.kind'] === 'per-unit' && (
          <SettingField {...field('price.unit')} type="text" placeholder="Such as syringe" maxLength={40} />
        )}
        {fields['price.kind'] === 'package' && (
          <SettingField {...field('price.sessions')} type="text" inputMode="numeric" />
        )}
        <SettingField
          {...field('price.what')}
          type="text"
          placeholder="If not for all of it; may be left out"
          maxLength={80}
        />
        <SettingField
          {...field('price.note')}
          type="text"
          placeholder="Such as Numbing cream included."
          maxLength={160}
        />
      </>
    );
  },
};

export const pricesView: SettingView<'prices'> = {
  setting: 'prices',
  intro:
    'What treatments cost: on their page, on the cards of all services, and for Google. A treatment without one says what its price depends on.',
  own: prices,
  lines: (all) => all.toSorted(inOrder).map(lineOf),
  fresh: (all) => all.toSorted(inOrder),
  rebase: (before, after, theirs) => rebased(before, after, theirs, keyOf).toSorted(inOrder),
  page: ([first]) => (first ? paths.service(first.service) : paths.services),
  Editor: (props) => <ListEditor of={list} {...props} />,
};
