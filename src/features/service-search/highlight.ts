import { fold } from './fold.ts';

/** A stretch of a text; `isMatch` where the query appears in it. */
export interface Stretch {
  text: string;
  isMatch: boolean;
}

/** Cuts a text at the places where the (folded) words appear. */
export function highlight(text: string, words: readonly string[]): Stretch[] {
  const folded = fold(text);
  const marked = Array.from({ length: text.length }, () => false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      marked.fill(true, at, at + word.length);
  const stretches: Stretch[] = [];
  for (let index = 0; index < text.length; index++) {
    const last = stretches.at(-1);
    if (last && last.isMatch === marked[index]) last.text += text[index];
    else stretches.push({ text: text[index]!, isMatch: marked[index]! });
  }
  return stretches;
}
