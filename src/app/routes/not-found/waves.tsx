const LINES = [0, 1, 2, 3, 4, 5, 6];

/** The tide of the logo, drawn large: lines that part further from each other towards the shore. */
export function Waves({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {LINES.map((line) => {
        const y = 24 + line * line * 6;
        const swell = 8 + line * 4;
        return (
          <path
            key={line}
            d={`M${-180 + line * 24} ${y}c120 ${-swell} 240 ${-swell} 360 0s240 ${swell} 360 0 240 ${-swell} 360 0 240 ${swell} 360 0 240 ${-swell} 360 0`}
          />
        );
      })}
    </svg>
  );
}
