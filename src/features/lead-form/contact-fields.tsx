import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';

type InputFieldProps = Extract<ComponentProps<typeof Field>, { as?: 'input' }>;

/** A person's name, with hints for autofill and phone keyboards. */
export const NameField = (props: InputFieldProps) => (
  <Field autoComplete="name" autoCapitalize="words" enterKeyHint="next" {...props} />
);

/** An email address, with hints for autofill and phone keyboards. */
export const EmailField = (props: InputFieldProps) => (
  <Field
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    inputMode="email"
    enterKeyHint="next"
    spellCheck={false}
    {...props}
  />
);

/** A phone number, with hints for autofill and phone keyboards. */
export const PhoneField = (props: InputFieldProps) => (
  <Field type="tel" autoComplete="tel" inputMode="tel" enterKeyHint="next" {...props} />
);
