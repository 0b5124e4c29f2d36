import { aftercare } from '../../../content/aftercare.ts';
import { breadcrumbTexts } from '../../../content/breadcrumb.ts';
import type { ServiceAftercare } from '../../../content/services/service.schema.ts';
import { AftercareList } from '../../../features/aftercare/aftercare-list.tsx';
import { Breadcrumb, type BreadcrumbItem } from '../../../features/breadcrumb/breadcrumb.tsx';
import { GetHelp } from '../../../features/get-help/get-help.tsx';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { ShareActions } from '../../../features/share/share-actions.tsx';
import { paths } from '../../../site/paths.ts';
import { FirstScreen } from '../../../ui/below-fold.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { SavedOnDevice } from '../../../ui/icons.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Question } from './question.tsx';
import styles from './aftercare-page.module.css';

const { name, page: texts, guide } = aftercare;

/** The aftercare of one service: what to do, when to get help, and where to ask. Prints on one page. */
export function AftercarePage({
  service,
  trail,
}: {
  service: ServiceAftercare;
  trail: readonly BreadcrumbItem[];
}) {
  const title = `${service.title} ${texts.suffix}`;
  return (
    <>
      <FirstScreen>
        <header className={styles.head} data-tone="linen">
          <div className={`wrap ${styles.inner}`}>
            <Breadcrumb label={breadcrumbTexts.label} items={trail} />
            <div className={styles.words}>
              <Eyebrow rule>{name}</Eyebrow>
              <DisplayName as="h1" className={`display-l ${styles.title}`} text={title} />
              <p className={`lead ${styles.text}`}>{texts.text}</p>
            </div>
            <div className={styles.tools}>
              <ShareActions title={title} texts={texts} />
              <p className={styles.offline} data-print="hide">
                <SavedOnDevice className={styles.icon} />
                {texts.offline}
              </p>
            </div>
          </div>
        </header>
      </FirstScreen>
      <Section labelledBy="care-title" className={styles.part}>
        <div className={`wrap grid ${styles.columns}`}>
          <h2 id="care-title" className="visually-hidden">
            {texts.list}
          </h2>
          <div className={styles.list}>
            <AftercareList items={service.aftercare} numbered />
          </div>
          <aside className={styles.aside}>
            <h3 className={styles.label}>{texts.downtime}</h3>
            <p>{service.inBrief.downtime}</p>
            {service.downtime && <RichText as="p" text={service.downtime} />}
            <nav aria-labelledby="more-title" data-print="hide" className={styles.more}>
              <h3 id="more-title" className={styles.label}>
                {texts.more.title}
              </h3>
              <ul className={styles.links}>
                {guide.services.some((slug) => slug === service.slug) && (
                  <li>
                    <TextLink to={guide.to}>{guide.title}</TextLink>
                  </li>
                )}
                <li>
                  <TextLink to={paths.service(service.slug)}>{texts.more.service}</TextLink>
                </li>
                <li>
                  <TextLink to={paths.aftercare}>{texts.more.all}</TextLink>
                </li>
              </ul>
            </nav>
          </aside>
        </div>
      </Section>
      <div className={styles.help}>
        <GetHelp topics={service.helpTopics} />
      </div>
      <Question slug={service.slug} />
    </>
  );
}
