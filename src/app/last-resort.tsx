import { Component, type ReactNode } from 'react';
import { unlockScroll } from '../boot/scroll-lock.ts';
import { errorScreen } from '../content/error-screen.ts';
import { ErrorScreen } from './error-screen.tsx';

interface State {
  copy?: readonly Node[];
}

/**
 * Catches errors that no boundary within the page has caught. The page stays as it was, with what was typed: links,
 * questions and forms work without script. The outbox continues, because it does not depend on React.
 */
export class LastResort extends Component<{ children: ReactNode }, State> {
  override state: State = {};
  // Called before React removes the page.
  static getDerivedStateFromError = () => ({ copy: copyPage() });
  override render() {
    const { copy } = this.state;
    if (!copy) return this.props.children;
    if (copy.length === 0)
      return (
        <main>
          <ErrorScreen />
        </main>
      );
    return (
      <>
        <div ref={(place) => place?.replaceChildren(...copy)} />
        <p role="alert" className="toast page-wait" data-print="hide">
          {errorScreen.frozen}
        </p>
      </>
    );
  }
}

/** Copies the page with nothing hidden or closed to input. Copies of fields hold what was typed. */
function copyPage(): Node[] {
  const copy = document.getElementById('root')!.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('[inert], [data-reveal], dialog'))
    for (const name of ['inert', 'data-reveal', 'open']) element.removeAttribute(name);
  unlockScroll();
  return [...copy.childNodes];
}
