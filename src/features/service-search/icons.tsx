export { Close } from '../../ui/icons.tsx';

/** A magnifying glass, drawn like the icons of `src/ui/icons.tsx`. */
export function Search({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  );
}
