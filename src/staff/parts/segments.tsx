import styles from './segments.module.css';

interface SegmentsProps<T extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  value: T;
  segments: readonly { value: T; label: string; action?: string }[];
  /** Called with another value than the present one. */
  onChoose: (value: T) => void;
  disabled?: boolean;
}

/**
 * One of a few states. Each has a button that keeps its place and its label, so that a second click does not hit another one.
 */
export function Segments<T extends string>({ label, value, segments, onChoose, disabled }: SegmentsProps<T>) {
  return (
    <div className={styles['segments']} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={styles['segment']}
          data-action={segment.action}
          aria-pressed={segment.value === value}
          aria-disabled={disabled}
          onClick={() => !disabled && segment.value !== value && onChoose(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
