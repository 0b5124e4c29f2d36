import type { Business } from '../../content/business.schema.ts';
import { business } from '../../content/business.ts';
import { getHelp } from '../../content/get-help.ts';
import type { HelpTopic } from '../../content/services/service.schema.ts';
import { TextLink } from '../../ui/text-link.tsx';

interface FillerHelpProps {
  topics: readonly HelpTopic[];
  className?: string | undefined;
}

// Read through its type, because the record that ships leaves the optional number out.
const { afterHoursPhone }: Business = business;

/** The signs of a blocked vessel, and where to go when the studio is closed. Nothing on pages without filler. */
export function FillerHelp({ topics, className }: FillerHelpProps) {
  if (!topics.includes('filler')) return null;
  const { signs, closed, onCall } = getHelp.filler;
  if (!afterHoursPhone) return <p className={className}>{`${signs} ${closed}`}</p>;
  return (
    <p className={className}>
      {`${signs} ${onCall}`} <TextLink href={afterHoursPhone.href}>{afterHoursPhone.display}</TextLink>
    </p>
  );
}
