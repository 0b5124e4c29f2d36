/** Removes the markup of a text: for search, structured data and attributes. */
export function plainText(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1').replace(/\*([^*]+)\*/g, '$1');
}
