/** What browsers and their extensions do to a page. Each function runs in the page. */

/** Shows the number of unread messages. */
export function countUnread(): void {
  document.title = `(3) ${document.title}`;
}

/** Replaces every text by another one in an element, as translators do, now and whenever a text changes. */
export function translate(): void {
  const translateIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    for (let node: Node | null = root; node; node = walker.nextNode())
      if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      if (!text.parentElement || text.parentElement.closest('script, style, textarea, font')) continue;
      const font = document.createElement('font');
      font.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(font);
    }
  };
  translateIn(document.body);
  new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations)
      for (const node of [target, ...addedNodes]) translateIn(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
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
