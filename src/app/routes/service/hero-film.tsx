import { useEffect, useRef, useState } from 'react';
import { servicePage } from '../../../content/service-page.ts';
import { Pause, Play } from '../../../ui/icons.tsx';
import styles from './hero-film.module.css';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether a film may be loaded: online, on a good line, no data saver, no reduced motion (`decisions.md`). */
function mayPlay(): boolean {
  const line = (navigator as Navigator & { connection?: Connection }).connection;
  if (!navigator.onLine || line?.saveData) return false;
  if (line?.effectiveType && line.effectiveType !== '4g') return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A silent film over the hero's picture, which stays as its poster. It can be paused (WCAG 2.2.2). */
export function HeroFilm({ src }: { src: string }) {
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => setWanted(mayPlay()), []);

  if (!wanted) return null;
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={src}
        data-playing={playing || undefined}
        autoPlay
        muted
        loop
        playsInline
        disableRemotePlayback
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onError={() => setWanted(false)}
      />
      <button
        type="button"
        className={styles.control}
        aria-label={playing ? servicePage.hero.pause : servicePage.hero.play}
        onClick={() => (playing ? film.current?.pause() : void film.current?.play())}
      >
        {playing ? <Pause /> : <Play />}
      </button>
    </>
  );
}
