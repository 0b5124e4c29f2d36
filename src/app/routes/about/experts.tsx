import { about } from '../../../content/about.ts';
import { team } from '../../../content/team.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './experts.module.css';

const { title, text, people } = about.experts;
type Person = (typeof people)[number];

/** The three experts, with their pictures on alternating sides. */
export function Experts() {
  return (
    <Section tone="linen" labelledBy="experts-title">
      <div className="wrap">
        <Reveal className={styles.intro}>
          <h2 id="experts-title" className="display-l caps">
            {title}
          </h2>
          <p className={`lead muted ${styles.lead}`}>
            <RichText text={text} />
          </p>
        </Reveal>
        <ul className={styles.people}>
          {people.map((person) => (
            <Expert key={person.key} person={person} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Expert({ person }: { person: Person }) {
  const { name, title: role, photo, alt } = team.find(({ key }) => key === person.key)!;
  return (
    <li className={styles.person}>
      <Reveal className={styles.portrait}>
        <Picture name={photo} alt={alt} sizes="(min-width: 720px) 34vw, 92vw" className={styles.photo} />
      </Reveal>
      <Reveal className={styles.words}>
        <Eyebrow>{role}</Eyebrow>
        <h3 className={`display-m ${styles.name}`}>{name}</h3>
        {person.biography.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            <RichText text={paragraph} />
          </p>
        ))}
        <ul className={styles.focus}>
          {person.focus.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Reveal>
    </li>
  );
}
