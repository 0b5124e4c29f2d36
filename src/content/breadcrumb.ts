/** Fixed texts of breadcrumbs. */
export const breadcrumbTexts = { label: 'Breadcrumb', home: 'Home' } as const;
