import type { Article, ArticleCard } from '../../../content/articles/article.schema.ts';
import { articlesPage } from '../../../content/articles-page.ts';
import { business } from '../../../content/business.ts';
import { withTrademarks } from '../../../content/trademark-text.ts';
import { showPopup } from '../../../features/first-visit-banner/show-popup.ts';
import { DisplayName } from '../../../features/rich-text/display-name.tsx';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { SubscribeBox } from '../../../features/subscribe-box/subscribe-box.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Arrow } from '../../../ui/icons.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { SmartLink } from '../../../ui/smart-link.tsx';
import { paths } from '../../../site/paths.ts';
import { ArticleTeaser } from '../../../features/article-list/article-teaser.tsx';
import { listAddress } from '../../../features/article-list/list-query.ts';
import styles from './article-end.module.css';

const texts = articlesPage.article;

/** A service linked below an article. */
export interface RelatedService {
  slug: string;
  title: string;
  description: string;
}

export interface ArticleEndProps {
  article: Article;
  related: readonly ArticleCard[];
  services: readonly RelatedService[];
}

/** Below an article: topics, related services, the first-visit offer, related articles, the mailing list. */
export function ArticleEnd({ article, related, services }: ArticleEndProps) {
  return (
    <>
      <Section tone="linen" className={styles.end}>
        <Reveal className="wrap grid">
          <div className={styles.topics} data-print="hide">
            <h2 className={styles.label}>{texts.tags}</h2>
            <ul className={styles.tags}>
              {article.tags.map((tag) => (
                <li key={tag}>
                  <SmartLink to={listAddress({ search: tag })} className={styles.tag}>
                    {tag}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
          <RichText as="p" className={styles.disclaimer} text={texts.disclaimer} />
          <nav aria-labelledby="related-services" className={styles.services} data-print="hide">
            <h2 id="related-services" className="display-m">
              {texts.services}
            </h2>
            <ul className={styles.list}>
              {services.map(({ slug, title, description }) => (
                <li key={slug}>
                  <SmartLink to={paths.service(slug)} className={styles.service}>
                    <DisplayName as="span" className="display-s" text={title} />
                    <span className={styles.description}>{withTrademarks(description)}</span>
                    <Arrow className={styles.arrow} />
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        </Reveal>
      </Section>
      <div data-print="hide">
        <Section tone="tide" labelledBy="offer-title" className={styles.offer}>
          <Reveal className={`wrap ${styles.offerInner}`}>
            <div>
              <h2 id="offer-title" className="display-m">
                {texts.offer.title}
              </h2>
              <RichText as="p" className={`muted ${styles.offerText}`} text={texts.offer.text} />
            </div>
            <div className={styles.actions}>
              <Button look="light" onClick={() => showPopup()}>
                {texts.offer.signUp}
              </Button>
              <ButtonLink look="outline-light" href={business.bookingUrl}>
                {texts.offer.book}
              </ButtonLink>
            </div>
          </Reveal>
        </Section>
        {related.length > 0 && (
          <Section labelledBy="related-articles">
            <Reveal className="wrap">
              <h2 id="related-articles" className="display-m">
                {texts.related}
              </h2>
              <ul className={styles.related}>
                {related.map((card) => (
                  <li key={card.slug}>
                    <ArticleTeaser article={card} sizes="(min-width: 720px) 40vw, 92vw" />
                  </li>
                ))}
              </ul>
            </Reveal>
          </Section>
        )}
        <Section tone="sand" className={styles.subscribe}>
          <Reveal className="wrap">
            <SubscribeBox texts={texts.subscribe} source={`article:${article.slug}`} />
          </Reveal>
        </Section>
      </div>
    </>
  );
}
