import { useEffect, useRef, useState } from 'react';
import pictures from 'virtual:pictures';
import styles from './picture.module.css';

interface PictureProps {
  /** Name of the master in `src/media/masters`, without its ending. */
  name: string;
  alt: string;
  /** What the browser needs to choose a width: the CSS width of the box per viewport. */
  sizes: string;
  /** Another picture for viewports under 768 px, when the landscape crop does not work there. */
  portrait?: string;
  /** The largest paint of the page: loaded at once and before everything else. */
  priority?: boolean;
  /** In the first screen of some devices: loaded at once, whether or not it is in view. */
  eager?: boolean;
  className?: string | undefined;
}

const PHONE = '(max-width: 767.98px)';
const FORMATS = ['avif', 'webp'] as const;

function lookUp(name: string) {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}" in src/media/masters.`);
  return picture;
}

/**
 * A responsive picture: AVIF and WebP in all widths, one JPEG for whatever reads neither, its mean colour until it
 * is there. An image that fails is fetched once more as JPEG, then shown at half opacity.
 * @throws when the name is unknown, which stops the prerenderer
 */
export function Picture({
  name,
  alt,
  sizes,
  portrait,
  priority = false,
  eager = priority,
  className,
}: PictureProps) {
  const { width, height, sources, src } = lookUp(name);
  const tall = portrait === undefined ? undefined : lookUp(portrait);
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);

  function fail() {
    if (failures > 0) console.warn(`The picture "${name}" could not be loaded.`);
    setFailures((count) => Math.min(count + 1, 2));
  }

  // A failure before hydration fired its event when nobody listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) fail();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what happened before the first effect
  }, []);

  const retrying = failures > 0;
  return (
    <picture className={styles.picture}>
      {!retrying &&
        tall &&
        FORMATS.map((format) => (
          <source
            key={`tall-${format}`}
            media={PHONE}
            type={`image/${format}`}
            srcSet={tall.sources?.[format] ?? tall.src}
            sizes={sizes}
            width={tall.width}
            height={tall.height}
          />
        ))}
      {!retrying &&
        sources &&
        FORMATS.map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sources[format]} sizes={sizes} />
        ))}
      <img
        ref={image}
        className={`${styles.image} pic-${name} ${className ?? ''}`}
        data-failed={failures === 2 || undefined}
        src={retrying ? `${src}?retry` : src}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : 'auto'}
        onError={fail}
      />
    </picture>
  );
}
