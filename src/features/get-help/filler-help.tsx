import { getHelp } from '../../content/get-help.ts';
import type { HelpTopic } from '../../content/services/service.schema.ts';
import { PhoneLink, useAfterHoursPhone } from './after-hours-phone.tsx';

interface FillerHelpProps {
  topics: readonly HelpTopic[];
  className?: string | undefined;
}

/** The signs of a blocked vessel, and where to go when the studio is closed. Nothing on pages without filler. */
export function FillerHelp({ topics, className }: FillerHelpProps) {
  const number = useAfterHoursPhone();
  if (!topics.includes('filler')) return null;
  const { signs, closed, onCall } = getHelp.filler;
  if (number === '') return <p className={className}>{`${signs} ${closed}`}</p>;
  return (
    <p key={number} className={className}>
      {`${signs} ${onCall}`} <PhoneLink number={number} />
    </p>
  );
}
