import type { FirstVisitPage } from '../../../content/first-visit-page.schema.ts';

/** The facts that the owner has filled in, each with its heading, in the order of the headings. */
export function factsOf({ facts, labels }: FirstVisitPage['know']): { label: string; text: string }[] {
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const text = facts[name];
    return text === undefined ? [] : [{ label: labels[name], text }];
  });
}
