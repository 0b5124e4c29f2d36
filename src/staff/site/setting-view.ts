import type { ComponentType, ReactNode } from 'react';
import {
  isAllowed,
  type Problem,
  type SettingName,
  type SettingValue,
} from '../../../supabase/functions/_shared/site-settings.ts';

export interface EditorProps<T> {
  /** What holds now and still matters. */
  value: T;
  /** The day where the business is, as an ISO date. */
  today: string;
  /** Asks when the value of the form begins. For the end of the form, before its button. */
  begins: ReactNode;
  /**
   * Saves another value from the day on that `begins` asks for, or now, and says what was done.
   * @returns what is wrong with it; nothing if it is saved
   */
  save: (value: T, done: string, when?: 'now') => Problem[];
  /** Shows the page that changes with another value, in a new tab. @returns what is wrong with the value */
  preview?: ((value: T) => Problem[]) | undefined;
}

/** How the desk shows and changes one setting. */
export interface SettingView<N extends SettingName = SettingName> {
  setting: N;
  /** What it is for, in a sentence. */
  intro: string;
  /** What the site itself says, as long as nothing was changed. */
  own: SettingValue<N>;
  /** The value as visitors read it, one line for each thing that can differ. */
  lines: (value: SettingValue<N>) => string[];
  /** The value without what no longer matters. */
  fresh?: (value: SettingValue<N>, today: string) => SettingValue<N>;
  /** Puts somebody's change of `before` to `after` on top of what a colleague has saved meanwhile. */
  rebase?: (before: SettingValue<N>, after: SettingValue<N>, theirs: SettingValue<N>) => SettingValue<N>;
  /** The page to look at before a value is saved. An entry that was just changed is the first of its list. */
  page?: (value: SettingValue<N>) => string;
  /** The photographs that a value needs and none of the `known` values has brought, by id. */
  photos?: (value: SettingValue<N>, known: readonly unknown[]) => Readonly<Record<string, string>>;
  Editor: ComponentType<EditorProps<SettingValue<N>>>;
}

/** A stored value if this build can read it, or else what the site itself says. */
export const readValue = <N extends SettingName>(
  view: Pick<SettingView<N>, 'setting' | 'own'>,
  value: unknown,
): SettingValue<N> => (isAllowed(view.setting, value) ? (value as SettingValue<N>) : view.own);

/** The problem of a field as a sentence. */
export const problemText = (label: string, { message }: Problem): string => `${label}: ${message}.`;
