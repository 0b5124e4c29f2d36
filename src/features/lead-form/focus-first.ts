import type { FieldErrors } from './read-inquiry.ts';

/** Brings the visitor to the first field of a form that an error names. */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.elements) {
    const name = control.getAttribute('name') ?? '';
    if (control instanceof HTMLElement && (name === 'name' ? 'fullName' : name) in errors) {
      control.focus();
      return;
    }
  }
}
