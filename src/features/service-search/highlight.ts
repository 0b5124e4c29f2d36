import { fold } from '../../content/fold.ts';

/** A part of a text. `isMatch`: whether it matches the query. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Splits a text into parts that match one of the words and parts that don't. The words must be folded. */
export function highlight(text: string, words: readonly string[]): TextPart[] {
  const folded = fold(text);
  const marked = Array.from({ length: text.length }, () => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length);
  const parts: TextPart[] = [];
  for (let index = 0; index < text.length; index++) {
    const last = parts.at(-1);
    if (last && last.isMatch === marked[index]) last.text += text[index];
    else parts.push({ text: text[index]!, isMatch: marked[index]! });
  }
  return parts;
}
