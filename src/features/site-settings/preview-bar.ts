/** Says over the page that it is a preview. For owners; loads in their preview only. */
import { PREVIEW } from '../../site/preview-key.ts';
import { withStorage } from '../../ui/web-storage.ts';

const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  zIndex: '60',
  insetInline: '0',
  top: 'calc(var(--header) + 0.5rem)',
  width: 'fit-content',
  maxWidth: 'calc(100vw - 2rem)',
  margin: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  padding: '0.25rem 1rem',
  border: '1px solid var(--line)',
  borderRadius: 'var(--corner)',
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: 'var(--text-small)',
};

export function showPreviewBar(): void {
  const bar = document.createElement('aside');
  bar.setAttribute('aria-label', 'Preview');
  // The policy of the page allows no style attribute in markup, but single properties.
  Object.assign(bar.style, LOOK);
  const text = document.createElement('p');
  text.textContent = 'Preview. Nothing is saved, and only this tab shows it.';
  const end = document.createElement('button');
  end.textContent = 'End preview';
  Object.assign(end.style, {
    minHeight: '44px',
    flex: 'none',
    textDecoration: 'underline',
    color: 'inherit',
  });
  end.addEventListener('click', () => {
    withStorage('sessionStorage', (storage) => storage.removeItem(PREVIEW));
    location.reload();
  });
  bar.append(text, end);
  document.body.append(bar);
}
