/** Fixed words of the way to a page. */
export const breadcrumbTexts = { label: 'Breadcrumb', home: 'Home' } as const;
