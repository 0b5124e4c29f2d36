import { useQuery } from '@tanstack/react-query';
import { meQuery, pollMs } from '../api/inquiries.ts';
import { Page } from '../parts/page.tsx';
import { QueryState } from '../parts/query-state.tsx';
import table from '../parts/table.module.css';
import { afterHoursPhoneView } from './after-hours-setting.tsx';
import { announcementsView } from './announcements.tsx';
import { casesView } from './case-setting.tsx';
import { offerView } from './offer-setting.tsx';
import { openingHoursView } from './opening-hours.tsx';
import { pricesView } from './price-setting.tsx';
import { qrCodesView } from './qr-codes.tsx';
import { SettingSection } from './setting-section.tsx';
import type { SettingView } from './setting-view.ts';
import { siteChangesQuery } from './site-changes.ts';
import { specialHoursView } from './special-hours.tsx';
import { testimonialsView } from './quotes.tsx';

const VIEWS = [
  specialHoursView,
  openingHoursView,
  announcementsView,
  qrCodesView,
  afterHoursPhoneView,
  offerView,
  pricesView,
  testimonialsView,
  casesView,
] as unknown as readonly SettingView[];

/** What owners change of the public site without a build. */
export function SitePage() {
  const { data: me } = useQuery(meQuery);
  // A colleague may change the site meanwhile.
  const list = useQuery({ ...siteChangesQuery, refetchInterval: pollMs });
  const isOwner = me?.role === 'owner';
  return (
    <Page title="Site">
      <p className={table['muted']}>
        {isOwner
          ? 'What you save here is on the website right away, or from the day on that you choose, and in the confirmation that visitors get by mail.'
          : 'What the owners have changed of the website. Only they can change it.'}
      </p>
      {list.data ? (
        VIEWS.map((view) => (
          <SettingSection key={view.setting} view={view} saved={list.data} isOwner={isOwner} />
        ))
      ) : (
        <QueryState error={list.error} onRetry={list.refetch} />
      )}
    </Page>
  );
}
