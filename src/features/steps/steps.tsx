import { Reveal } from '../../ui/reveal.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './steps.module.css';

interface Step {
  title: string;
  /** May hold inline links. */
  text: string;
}

interface StepsProps {
  steps: readonly Step[];
  /**
   * `columns`: three columns under lines. `circles`: one column, numerals in circles.
   * `row`: a row of four on a gold line. `thread`: a row of four, numbered 01 to 04.
   */
  look: 'columns' | 'circles' | 'row' | 'thread';
  /** Whether each step animates in by itself. Not above the fold, and not inside another `Reveal`. */
  reveals?: boolean;
}

/** A numbered list of steps: how something works, or what to expect. */
export function Steps({ steps, look, reveals = false }: StepsProps) {
  return (
    <ol className={styles.steps} data-look={look}>
      {steps.map((step, index) => {
        const content = <Content {...step} numeral={look === 'thread' ? `0${index + 1}` : index + 1} />;
        return reveals ? (
          <Reveal as="li" key={step.title} order={(index % 3) as 0 | 1 | 2} className={styles.step}>
            {content}
          </Reveal>
        ) : (
          <li key={step.title} className={styles.step}>
            {content}
          </li>
        );
      })}
    </ol>
  );
}

function Content({ title, text, numeral }: Step & { numeral: string | number }) {
  return (
    <>
      <span className={styles.numeral} aria-hidden="true">
        {numeral}
      </span>
      <h3 className={`display-s ${styles.title}`}>{title}</h3>
      <RichText as="p" className={styles.text} text={text} />
    </>
  );
}
