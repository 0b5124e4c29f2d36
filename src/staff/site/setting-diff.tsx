import type { SettingView } from './setting-view.ts';

type Value = SettingView['own'];

/** What a change takes away, and what it brings, as visitors read it. */
export function SettingDiff({ view, before, after }: { view: SettingView; before: Value; after: Value }) {
  const [gone, come] = [view.lines(before), view.lines(after)];
  return (
    <ul>
      {gone
        .filter((line) => !come.includes(line))
        .map((line) => (
          <li key={line}>
            <del>
              <span className="visually-hidden">No longer: </span>
              {line}
            </del>
          </li>
        ))}
      {come
        .filter((line) => !gone.includes(line))
        .map((line) => (
          <li key={line}>
            <ins>
              <span className="visually-hidden">New: </span>
              {line}
            </ins>
          </li>
        ))}
    </ul>
  );
}
