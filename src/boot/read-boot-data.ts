import { BOOT_DATA_ID, type BootData } from './boot-data.ts';

/** The boot data of this page; undefined under the development server, whose pages have none. */
export function readBootData(): BootData | undefined {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : undefined;
}
