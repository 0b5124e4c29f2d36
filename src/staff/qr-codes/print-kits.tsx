import { qrCodes } from '../../content/qr-codes.ts';
import styles from './code-table.module.css';

/** What the build writes for each code (`src/plugins/qr/print-kit.ts`). */
const FILES: [name: string, label: string][] = [
  ['code.svg', 'SVG'],
  ['code.png', 'PNG'],
  ['card-a6.html', 'A6 card'],
  ['poster-a4.html', 'A4 poster'],
];
const fileUrl = (code: string, name: string) => `/staff-files/print/${code}/${name}`;

/** The printed codes with everything that a print shop needs. */
export function PrintKits() {
  return (
    <section>
      <h2 className={styles['title']}>Print kits</h2>
      <p>The card and the poster open in your browser and print at actual size.</p>
      <ul className={styles['kits']}>
        {qrCodes.entries.map(({ code, description }) => (
          <li key={code} className={styles['kit']}>
            <img src={fileUrl(code, 'code.svg')} alt={`QR code ${code}`} width={88} height={88} />
            <h3>{code}</h3>
            <p>{description}</p>
            <ul>
              {FILES.map(([name, label]) => (
                <li key={name}>
                  <a className="plain" href={fileUrl(code, name)} download={`${code}-${name}`}>
                    {label}
                    <span className="visually-hidden"> of {code}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
