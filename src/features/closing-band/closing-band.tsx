import { useId } from 'react';
import type { CallToAction } from '../../content/about.schema.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { PageActions } from '../page-actions/page-actions.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './closing-band.module.css';

interface ClosingBandProps {
  title: string;
  text: string;
  actions: readonly CallToAction[];
  tone?: 'linen' | 'sand' | 'tide';
}

const LIGHT = ['light', 'outline'] as const;
const DARK = ['solid', 'outline'] as const;

/** The last section of a page: a title, a text and buttons. */
export function ClosingBand({ title, text, actions, tone = 'sand' }: ClosingBandProps) {
  const id = useId();
  return (
    <Section tone={tone} labelledBy={id}>
      <Reveal className={`wrap ${styles.inner}`}>
        <h2 id={id} className={`display-l ${styles.title}`}>
          {title}
        </h2>
        <div className={styles.words}>
          <RichText as="p" className="lead muted" text={text} />
          <PageActions actions={actions} looks={tone === 'tide' ? LIGHT : DARK} className={styles.actions} />
        </div>
      </Reveal>
    </Section>
  );
}
