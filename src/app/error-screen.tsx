import { paths } from '../site/paths.ts';
import { errorScreen } from '../content/error-screen.ts';

/** Takes the place of a page that has failed. */
export function ErrorScreen() {
  return (
    <div className="error-screen">
      <h1>{errorScreen.title}</h1>
      <p>{errorScreen.text}</p>
      <p>
        <a href={paths.home}>{errorScreen.home}</a>
      </p>
    </div>
  );
}

/** Takes the place of a section that has failed. */
export function FailedSection() {
  return (
    <p className="wrap" data-print="hide">
      {errorScreen.section}
    </p>
  );
}
