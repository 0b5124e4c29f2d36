/** Fixed texts of the policy pages. */
export const policiesPage = {
  eyebrow: 'Legal',
  lastUpdated: 'Last Updated',
  contents: 'On this page',
} as const;
