import type { ReactNode } from 'react';
import { business } from '../../content/business.ts';
import { offline as texts } from '../../content/offline.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './home-screen-steps.module.css';

const { homeScreen } = texts;

/** How to add the site to the home screen of an iPhone or iPad, with a drawing for each step. */
export function HomeScreenSteps({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} labelledBy="home-screen-title" closeLabel={homeScreen.close}>
      <h2 id="home-screen-title" className={`display-s ${styles.title}`}>
        {homeScreen.title}
      </h2>
      <p className={styles.intro}>{homeScreen.intro}</p>
      <ol className={styles.steps}>
        {homeScreen.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            {DRAWINGS[index]}
            <div>
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 72"
      className={styles.drawing}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

const DRAWINGS = [
  // The bottom of a phone with Safari's toolbar and the share icon.
  <Drawing key="share">
    <path d="M14 0v56a12 12 0 0 0 12 12h44a12 12 0 0 0 12-12V0" />
    <path d="M14 34h68" className={styles.faint} />
    <path d="m28 46-4 4 4 4M68 46l4 4-4 4" className={styles.faint} />
    <circle cx="48" cy="50" r="13" className={styles.spot} />
    <path d="M43.5 48.5H42v9h12v-9h-1.5M48 53V41.5M44.5 45l3.5-3.5 3.5 3.5" />
  </Drawing>,
  // The share sheet with one entry highlighted.
  <Drawing key="list">
    <rect x="8" y="6" width="80" height="60" rx="8" />
    <path d="M18 18h34" className={styles.faint} />
    <rect x="12" y="27" width="72" height="18" rx="5" className={styles.spot} />
    <path d="M19 36h36" />
    <rect x="68" y="31" width="10" height="10" rx="2.5" />
    <path d="M73 33.5v5M70.5 36h5" />
    <path d="M18 55h26" className={styles.faint} />
  </Drawing>,
  // The icon on the home screen.
  <Drawing key="icon">
    {[20, 62].map((x) => (
      <rect key={x} x={x - 8} y="10" width="22" height="22" rx="6" className={styles.faint} />
    ))}
    <rect x="33" y="22" width="30" height="30" rx="8" className={styles.spot} />
    <path d="M38 37a10 10 0 0 1 20 0M36 42c3-2.5 5-2.5 8 0s5 2.5 8 0 5-2.5 8 0" />
    <text x="48" y="66" textAnchor="middle" className={styles.label}>
      {business.name}
    </text>
  </Drawing>,
];
