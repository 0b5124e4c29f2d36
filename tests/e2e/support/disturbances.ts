/** What browsers and their extensions do to a page. Each function runs in the page. */

/** Shows the number of unread messages. */
export function countUnread(): void {
  document.title = `(3) ${document.title}`;
}

/** Wraps every text, as translators do. */
export function translate(): void {
  const texts = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement!.closest('script, style, textarea')) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(text);
  }
}

/** Puts an element after every field, as password managers and writing assistants do. */
export function decorateFields(): void {
  for (const field of document.querySelectorAll('#root :is(input, textarea)'))
    field.after(document.createElement('assistant-icon'));
}

/** Turns a word of each paragraph into a link, as iOS does with phone numbers, dates and addresses. */
export function detectData(): void {
  for (const paragraph of document.querySelectorAll('#root p')) {
    const text = paragraph.firstChild;
    if (!(text instanceof Text) || text.data.length < 6) continue;
    const word = text.splitText(3);
    word.splitText(2);
    const link = document.createElement('a');
    link.href = 'tel:+15550100';
    word.replaceWith(link);
    link.append(word);
  }
}
