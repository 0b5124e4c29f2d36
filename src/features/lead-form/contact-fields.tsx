import type { ComponentProps } from 'react';
import { LIMITS } from '../../../supabase/functions/_shared/limits.ts';
import { Field } from '../../ui/field.tsx';

type InputFieldProps = Extract<ComponentProps<typeof Field>, { as?: 'input' }>;

/** A person's name, with what autofill and the keyboard of a phone need to know. */
export const NameField = (props: InputFieldProps) => (
  <Field maxLength={LIMITS.name} autoComplete="name" autoCapitalize="words" enterKeyHint="next" {...props} />
);

/** An email address, likewise. */
export const EmailField = (props: InputFieldProps) => (
  <Field
    type="email"
    maxLength={LIMITS.email}
    autoComplete="email"
    autoCapitalize="none"
    inputMode="email"
    enterKeyHint="next"
    spellCheck={false}
    {...props}
  />
);

/** A phone number, likewise. */
export const PhoneField = (props: InputFieldProps) => (
  <Field
    type="tel"
    maxLength={LIMITS.phone}
    autoComplete="tel"
    inputMode="tel"
    enterKeyHint="next"
    {...props}
  />
);
