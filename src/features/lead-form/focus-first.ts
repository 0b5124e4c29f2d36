import type { FieldErrors } from './read-inquiry.ts';

/** Focuses the first field of a form that has an error. @returns whether there is one */
export function focusFirst(form: HTMLFormElement, errors: FieldErrors): boolean {
  for (const control of form.elements) {
    const name = control.getAttribute('name') ?? '';
    if (control instanceof HTMLElement && (name === 'name' ? 'fullName' : name) in errors) {
      control.focus();
      return true;
    }
  }
  return false;
}
