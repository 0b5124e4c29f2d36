import styles from './stars.module.css';

const STAR = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8Z';

/** A rating as stars. `label` is for screen readers. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {Array.from({ length: rating }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d={STAR} fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}
