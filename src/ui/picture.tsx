import { useEffect, useRef, useState } from 'react';
import { pictures } from './site-pictures.ts';
import { recordColor, recordLargest } from './rendered-pictures.ts';
import { NARROW, WIDER } from './viewports.ts';
import styles from './picture.module.css';

interface PictureProps {
  /** File name in `src/media/masters`, without extension. */
  name: string;
  alt: string;
  /** The `sizes` attribute: the CSS width of the picture per viewport. */
  sizes: string;
  /** Another picture for viewports under 768 px, where the landscape crop does not work. */
  portrait?: string;
  /** The page's largest paint: loaded immediately and with high priority. */
  priority?: boolean;
  /** In the first screen of some devices: loaded immediately, even when not in view, but after the one with priority. */
  eager?: boolean;
  className?: string | undefined;
}

const FORMATS = ['avif', 'webp'] as const;

function lookUp(name: string) {
  const picture = pictures[name];
  // The build renders every page, which finds an unknown name before visitors do.
  if (!picture && (import.meta.env.SSR || import.meta.env.DEV))
    throw new Error(`There is no picture "${name}" in src/media/masters.`);
  return picture!;
}

/** The class with the mean color of a picture, for the box that it fills once it has loaded. */
export function colorClass(name: string): string {
  if (import.meta.env.SSR) recordColor(name);
  return `pic-${name}`;
}

/**
 * A responsive picture: AVIF in all widths, WebP in two or three, one JPEG for browsers that support neither, and its mean
 * color while it loads. An image that fails is retried once as JPEG, and then shown at half opacity.
 * @throws when the name is unknown, which stops the build
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
  if (import.meta.env.SSR) {
    const avif = tall && { media: NARROW, srcSet: tall.sources?.avif ?? tall.src, sizes };
    const wide = sources && { media: tall && WIDER, srcSet: sources.avif, sizes };
    if (priority) recordLargest([avif, wide].flatMap((source) => source || []));
  }
  const image = useRef<HTMLImageElement>(null);
  const [failures, setFailures] = useState(0);

  function fail() {
    if (failures > 0) console.warn(`The picture "${name}" could not be loaded.`);
    setFailures((count) => Math.min(count + 1, 2));
  }

  // An image that failed before hydration fired its error event before React listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc)
      setFailures(1);
  }, []);

  const retrying = failures > 0;
  return (
    <picture className={styles.picture}>
      {!retrying &&
        tall &&
        FORMATS.map((format) => (
          <source
            key={`tall-${format}`}
            media={NARROW}
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
        className={`${styles.image} ${colorClass(name)} ${className ?? ''}`}
        data-failed={failures === 2 || undefined}
        src={retrying ? `${src}?retry` : src}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={priority ? 'high' : eager ? 'low' : 'auto'}
        onError={fail}
      />
    </picture>
  );
}
