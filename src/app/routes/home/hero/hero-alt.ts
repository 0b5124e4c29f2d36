/** The alternative text of a slide: the description of its category, or "{category} treatments" if it has none. */
export function heroAlt(category: string, descriptions: Readonly<Record<string, string>>): string {
  return descriptions[category] ?? `${category} treatments`;
}
