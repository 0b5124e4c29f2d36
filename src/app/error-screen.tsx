import { paths } from '../site/paths.ts';
import { errorScreen } from '../content/error-screen.ts';

/** Replaces the page after an uncaught error. */
export function ErrorScreen() {
  return (
    <main id="main" className="error-screen">
      <h1>{errorScreen.title}</h1>
      <p>{errorScreen.text}</p>
      <p>
        <a href={paths.home}>{errorScreen.home}</a>
      </p>
    </main>
  );
}
