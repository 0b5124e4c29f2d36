import { useEffect, useRef, useState } from 'react';
import { serviceHero } from '../../../content/service-hero.ts';
import { isReachable } from '../../../pwa/reachable.ts';
import { Pause, Play } from '../../../ui/icons.tsx';
import { filmAddress, mayPlay } from './film.ts';
import styles from './hero-film.module.css';

/**
 * A silent film over the hero's picture, which is the film's first frame. It is loaded after the page, if `mayPlay`
 * allows it. It can be paused (WCAG 2.2.2).
 */
export function HeroFilm({ name }: { name: string }) {
  const [address, setAddress] = useState<string>();
  const [playing, setPlaying] = useState(false);
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const abort = new AbortController();
    async function load() {
      if (!mayPlay()) return;
      // A cached page may be offline. The service worker checks connectivity without a console error.
      if (navigator.serviceWorker?.controller && !(await isReachable())) return;
      const found = await filmAddress(name);
      if (!abort.signal.aborted) setAddress(found);
    }
    if (document.readyState === 'complete') void load();
    else addEventListener('load', () => void load(), { once: true, signal: abort.signal });
    return () => abort.abort();
  }, [name]);

  if (address === undefined) return null;
  return (
    <>
      <video
        ref={film}
        className={styles.film}
        src={address}
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
        onError={() => setAddress(undefined)}
      />
      <button
        type="button"
        className={styles.control}
        aria-label={playing ? serviceHero.pause : serviceHero.play}
        onClick={() => (playing ? film.current?.pause() : void film.current?.play())}
      >
        {playing ? <Pause /> : <Play />}
      </button>
    </>
  );
}
