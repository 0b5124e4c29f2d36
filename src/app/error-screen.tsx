import { paths } from './paths.ts';
import { errorScreen } from '../content/error-screen.ts';

/** What a visitor sees after an uncaught failure (specification part 1 §2.9). */
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
