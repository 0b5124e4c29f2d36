import { business } from '../../content/business.ts';
import { getHelp } from '../../content/get-help.ts';
import type { Service } from '../../content/services/service.schema.ts';
import { paths } from '../../site/paths.ts';
import { Reveal } from '../../ui/reveal.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { FillerHelp } from './filler-help.tsx';
import styles from './get-help-brief.module.css';

const { title, brief } = getHelp;

/** Whom to call, in two lines, and the signs of what can't wait. The aftercare page of the service lists every sign. */
export function GetHelpBrief({ slug, helpTopics }: Pick<Service, 'slug' | 'helpTopics'>) {
  return (
    <Section labelledBy="get-help-title">
      <Reveal className={`wrap ${styles.brief}`}>
        <h2 id="get-help-title" className="display-m">
          {title}
        </h2>
        <div className={styles.lines}>
          <p>
            {brief.call} <TextLink href={business.phone.href}>{business.phone.display}</TextLink>
          </p>
          <p>{brief.emergency}</p>
          {helpTopics.includes('neurotoxin') && <p>{brief.neurotoxin}</p>}
          <FillerHelp topics={helpTopics} />
          <p>
            <TextLink to={`${paths.aftercareOf(slug)}#get-help-title`}>{brief.link}</TextLink>
          </p>
        </div>
      </Reveal>
    </Section>
  );
}
