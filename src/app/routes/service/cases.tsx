import type { GalleryCase } from '../../../content/gallery.schema.ts';
import { servicePage } from '../../../content/service-page.ts';
import { CaseGrid } from '../../../features/gallery/case-grid.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../../../site/paths.ts';
import styles from './cases.module.css';

/** The gallery's cases that belong to this service, if there are any. */
export function Cases({ cases }: { cases: readonly GalleryCase[] }) {
  if (cases.length === 0) return null;
  return (
    <Section tone="linen" labelledBy="cases-title">
      <div className={`wrap ${styles.cases}`}>
        <Reveal>
          <h2 id="cases-title" className="display-m">
            {servicePage.cases.title}
          </h2>
          <TextLink arrow to={paths.gallery} className={styles.more}>
            {servicePage.cases.more}
          </TextLink>
        </Reveal>
        <CaseGrid cases={cases} level={3} />
      </div>
    </Section>
  );
}
