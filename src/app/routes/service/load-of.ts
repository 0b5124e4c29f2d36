/** Loads what `files`, a glob of the folder of services, has for `slug`. @returns undefined if there is nothing */
export async function loadOf<T>(
  files: Readonly<Record<string, () => Promise<T>>>,
  slug: string,
): Promise<T | undefined> {
  const file = `../../../content/services/${slug}.ts`;
  // Own properties only: the slug comes from the address.
  return Object.hasOwn(files, file) ? files[file]!() : undefined;
}
