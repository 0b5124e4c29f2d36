import { home } from '../../../content/home.ts';
import { founderLine, team } from '../../../content/team.ts';
import { Card } from '../../../ui/card.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Marquee } from '../../../ui/marquee.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { anchors, paths } from '../../../site/paths.ts';
import styles from './about-us.module.css';

const { eyebrow, title, text, strip, team: teamTexts } = home.about;

/** No row of three with one person left over. */
const columns = team.length < 3 || team.length % 3 === 1 ? styles.pairs : styles.threes;

/** About the studio: a text, five pictures in a moving strip, the team. */
export function About() {
  return (
    <Section id={anchors.about} labelledBy="about-title" className={styles.about}>
      <div className="wrap grid">
        <Reveal>
          <Eyebrow rule>{eyebrow}</Eyebrow>
          <h2 id="about-title" className={`display-l caps ${styles.title}`}>
            {title}
          </h2>
        </Reveal>
        <Reveal className={styles.text} order={1}>
          <p className="lead muted">{text}</p>
          <blockquote className={styles.quote}>
            <p>{founderLine.quote}</p>
            <footer>{founderLine.name}</footer>
          </blockquote>
        </Reveal>
      </div>
      <Reveal>
        <Marquee label={strip.label} pauseLabel={strip.pause} className={styles.strip}>
          {strip.photos.map(({ picture, alt }) => (
            <li key={picture} className={styles.slot}>
              <Picture name={picture} alt={alt} sizes="280px" className={styles.photo} />
            </li>
          ))}
        </Marquee>
      </Reveal>
      <div className="wrap">
        <Reveal as="h3" className={`display-m ${styles.teamTitle}`}>
          {teamTexts.title}
        </Reveal>
        <ul className={`${styles.team} ${columns}`}>
          {team.map(({ key, name, title: role, photo, alt, summary }, index) => (
            <Reveal as="li" key={key} order={Math.min(index, 2) as 0 | 1 | 2}>
              <Card
                level={4}
                label={role}
                title={name}
                picture={
                  <Picture
                    name={photo}
                    alt={alt}
                    sizes="(min-width: 720px) 31vw, 92vw"
                    className={styles.portrait}
                  />
                }
                link={{ to: paths.about, label: teamTexts.link }}
              >
                <p>{summary}</p>
              </Card>
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
