import { about } from '../../../content/about.ts';
import type { Business } from '../../../content/business.schema.ts';
import { business } from '../../../content/business.ts';
import type { TeamMember } from '../../../content/team.schema.ts';
import { team } from '../../../content/team.ts';
import { RichText } from '../../../features/rich-text/rich-text.tsx';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Reveal } from '../../../ui/reveal.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from './experts.module.css';

const { title, text, people } = about.experts;
type Person = (typeof people)[number];
// Read through their types, because the records that ship leave the optional fields out.
const members: readonly TeamMember[] = team;
const { reviews }: Business = business;

/** The experts, with their pictures on alternating sides. */
export function Experts() {
  return (
    <Section tone="linen" labelledBy="experts-title">
      <div className="wrap">
        <Reveal className={styles.intro}>
          <h2 id="experts-title" className="display-l caps">
            {title}
          </h2>
          <RichText as="p" className={`lead muted ${styles.lead}`} text={text} />
        </Reveal>
        <ul className={styles.people}>
          {people.map((person) => (
            <Expert key={person.key} person={person} />
          ))}
        </ul>
        {reviews && (
          <p className={styles.reviews}>
            <TextLink arrow href={reviews.url}>
              {reviews.label}
            </TextLink>
          </p>
        )}
      </div>
    </Section>
  );
}

/** What the owner has entered of degree, board, years and training, one line each. */
const credentials = ({ boardCertification, years, training = [] }: TeamMember): string[] =>
  [boardCertification, years && `${about.experts.years}: ${years}`, ...training].filter(
    (one) => typeof one === 'string',
  );

function License({ name, number, url }: NonNullable<TeamMember['license']>) {
  const text = `${name}, ${number}`;
  return <p className={styles.text}>{url ? <TextLink href={url}>{text}</TextLink> : text}</p>;
}

function Expert({ person }: { person: Person }) {
  const member = members.find(({ key }) => key === person.key)!;
  const { name, degree, title: role, photo, alt, license } = member;
  return (
    <li className={styles.person}>
      <Reveal className={styles.portrait}>
        <Picture name={photo} alt={alt} sizes="(min-width: 720px) 34vw, 92vw" className={styles.photo} />
      </Reveal>
      <Reveal className={styles.words}>
        <Eyebrow>{role}</Eyebrow>
        <h3 className={`display-m ${styles.name}`}>{degree ? `${name}, ${degree}` : name}</h3>
        {credentials(member).map((line) => (
          <p key={line} className={styles.text}>
            {line}
          </p>
        ))}
        {license && <License {...license} />}
        {person.biography.map((paragraph) => (
          <RichText as="p" key={paragraph} className={styles.text} text={paragraph} />
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
