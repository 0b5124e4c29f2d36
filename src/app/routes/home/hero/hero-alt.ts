/**
 * The alternative text of a slide: the fixed description of its category, or "{category} treatments" where there is
 * none.
 */
export function heroAlt(category: string, descriptions: Readonly<Record<string, string>>): string {
  return descriptions[category] ?? `${category} treatments`;
}
