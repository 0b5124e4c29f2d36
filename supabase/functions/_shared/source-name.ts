const NAMES: Readonly<Record<string, string>> = {
  main_form: 'Home page form',
  contact_page: 'Contact page',
  widget: 'Contact widget',
  phone: 'By phone',
  counter: 'At the counter',
};

/** The name of a form for staff, from `form_source`. Anybody can insert a source of their own, which stays as it is. */
export const sourceName = (source: string): string =>
  Object.hasOwn(NAMES, source) ? NAMES[source]! : source;
