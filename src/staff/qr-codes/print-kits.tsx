import { useQuery } from '@tanstack/react-query';
import type { QrCode } from '../../../supabase/functions/_shared/site-settings.ts';
import { qrCodes } from '../../content/qr-codes.ts';
import styles from './code-table.module.css';

/** What the build writes for each code (`src/plugins/staff/print-kit.ts`). */
const FILES: [name: string, label: string][] = [
  ['code.svg', 'SVG'],
  ['code.png', 'PNG'],
  ['card-a6.html', 'A6 card'],
  ['poster-a4.html', 'A4 poster'],
];
const builtKit = (code: string) =>
  Object.fromEntries(FILES.map(([name]) => [name, `/staff-files/print/${code}/${name}`]));

/** The printed codes with everything that a print shop needs. */
export function PrintKits({ codes }: { codes: readonly QrCode[] }) {
  return (
    <section>
      <h2 className={styles['title']}>Print kits</h2>
      <p>The card and the poster open in your browser and print at actual size.</p>
      <ul className={styles['kits']}>
        {codes.map((one) => (
          <PrintKit key={one.code} {...one} />
        ))}
      </ul>
    </section>
  );
}

/** The files of one code: those of the build, or for a newer code those that this device draws. */
function PrintKit({ code, description }: QrCode) {
  const isBuilt = qrCodes.entries.some((entry) => entry.code === code);
  const { data: drawn } = useQuery({
    queryKey: ['print-kit', code],
    queryFn: async () => (await import('./draw-kit.ts')).drawKit(code),
    enabled: !isBuilt,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const files = isBuilt ? builtKit(code) : drawn;
  return (
    <li className={styles['kit']}>
      <img src={files?.['code.svg']} alt={`QR code ${code}`} width={88} height={88} />
      <h3>{code}</h3>
      <p>{description}</p>
      <ul>
        {files &&
          FILES.map(([name, label]) => (
            <li key={name}>
              <a className="plain" href={files[name]} download={`${code}-${name}`}>
                {label}
                <span className="visually-hidden"> of {code}</span>
              </a>
            </li>
          ))}
      </ul>
    </li>
  );
}
