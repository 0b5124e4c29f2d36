import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Link } from 'react-router-dom';
import { meQuery } from '../api/inquiries.ts';
import { useChanges } from '../changes/changes-store.ts';
import { deskPaths } from '../desk-paths.ts';
import { SETTING_TITLES } from '../site/setting-titles.ts';
import { siteChangesQuery } from '../site/site-changes.ts';
import styles from './bar.module.css';

/** Tells the author that a change of the site was refused. Has what owners need to change the site without a connection. */
export function RefusedSettingsBar() {
  const { data: me } = useQuery(meQuery);
  const { refetch } = useQuery({ ...siteChangesQuery, enabled: me?.role === 'owner' });
  const titles = useChanges(
    useShallow(({ waiting }) =>
      waiting.flatMap((change) =>
        change.type === 'setting' && change.isFailed ? SETTING_TITLES[change.setting.setting] : [],
      ),
    ),
  );
  const count = titles.length;
  // Shows the change that was first.
  useEffect(() => void (count > 0 && refetch()), [count, refetch]);
  return (
    <div role="status" className={count > 0 ? styles['bar'] : undefined} data-warning="">
      {[...new Set(titles)].map((title) => (
        <p key={title} className={styles['line']}>
          Your change of “{title}” isn’t saved.{' '}
          <Link className="plain" to={deskPaths.site}>
            Look at it
          </Link>
        </p>
      ))}
    </div>
  );
}
