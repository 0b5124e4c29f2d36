import { rewards } from '../../../content/rewards.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { dollars } from './points.ts';
import styles from './redemption.module.css';

const { redemption, rates, calculator } = rewards;

/** The steps of the program as a table: dollars spent, points, credit. It is the calculator without script, too. */
export function Redemption() {
  return (
    <Reveal>
      <h2 id="redemption-title" className="display-m">
        {redemption.title}
      </h2>
      <p className={`muted ${styles.text}`}>
        <RichText text={redemption.text} />
      </p>
      <table className={styles.table} aria-labelledby="redemption-title">
        <thead>
          <tr>
            <th scope="col">{calculator.spent}</th>
            <th scope="col">{calculator.points}</th>
            <th scope="col">{calculator.credit}</th>
          </tr>
        </thead>
        <tbody>
          {redemption.options.map(({ points, value, description }) => (
            <tr key={points}>
              <td>{dollars(points / rates.pointsPerDollar)}</td>
              <th scope="row">{points.toLocaleString('en-US')}</th>
              <td className={styles.value}>
                {dollars(value)}
                <span className={styles.note}>{description}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Reveal>
  );
}
