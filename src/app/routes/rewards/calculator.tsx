import { useState } from 'react';
import { rewards } from '../../../content/rewards.ts';
import { dollars, integerText } from '../../../site/number-text.ts';
import { Field } from '../../../ui/field.tsx';
import { useAfterHydration } from '../../../ui/use-after-hydration.ts';
import { earned } from './points.ts';
import styles from './calculator.module.css';

const { calculator } = rewards;

/** An amount that shows a result. */
const EXAMPLE = '1500';

/** Converts dollars spent to points and credit. Without script it is hidden, and the table beside it has the values. */
export function Calculator() {
  const isLive = useAfterHydration(true, false);
  const [spent, setSpent] = useState(EXAMPLE);
  const { points, credit, missing } = earned(Number(spent), rewards);
  return (
    <form
      className={styles.calculator}
      aria-labelledby="calculator-title"
      data-tone="paper"
      hidden={!isLive}
      data-print="hide"
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 id="calculator-title" className="display-s">
        {calculator.title}
      </h3>
      <p className={styles.text}>{calculator.text}</p>
      <Field
        id="rewards-spent"
        name="spent"
        label={calculator.spent}
        type="number"
        inputMode="numeric"
        min={0}
        max={100000}
        step={50}
        value={spent}
        onChange={({ target }) => setSpent(target.value)}
        autoComplete="off"
        className={styles.field}
      />
      <output htmlFor="rewards-spent" className={styles.results}>
        <span>
          <span className={styles.label}>{`${calculator.points} `}</span>
          <span className={styles.number}>{`${integerText(points)} `}</span>
        </span>
        <span>
          <span className={styles.label}>{`${calculator.credit} `}</span>
          <span className={styles.number}>{`${dollars(credit)} `}</span>
        </span>
        {missing > 0 && (
          <span className={styles.missing}>{calculator.missing.replace('{points}', String(missing))}</span>
        )}
      </output>
    </form>
  );
}
