import { headerText, oneLine } from '../addresses.ts';
import type { Settings } from '../environment.ts';
import type { Mail } from '../mail.ts';
import { deskMail } from './desk-mail.ts';

/** What came back by mail to a reply. */
export interface AnswerRecord {
  /** The id of the message. */
  readonly id: string;
  readonly inquiryId: string;
  /** The visitor's name or, without one, address. */
  readonly who: string;
  readonly service: string | null;
  /** A mail server says that a reply did not arrive. */
  readonly isBounce: boolean;
  readonly body: string;
  readonly fileNames: readonly string[];
  /** Who takes care of the inquiry; null: nobody. */
  readonly assignee: string | null;
}

/** Tells whoever takes care of an inquiry, or else all of the staff, that the visitor has answered. */
export function answerMail(answer: AnswerRecord, settings: Settings): Mail {
  const who = oneLine(answer.who, 80);
  const title = answer.isBounce ? `Your reply to ${who} didn’t arrive` : `${who} has answered`;
  const service = oneLine(answer.service ?? '', 80);
  const files = answer.fileNames.map((name) => oneLine(name, 80)).join(', ');
  return deskMail(
    {
      name: `answer-${answer.id}`,
      inquiryId: answer.inquiryId,
      to: answer.assignee,
      subject: headerText(service ? `${title}: ${service}` : title, 200),
      kicker: answer.isBounce ? 'Not delivered' : 'New answer',
      title,
      body: answer.body,
      below:
        files && `Attached: ${files}. Open the desk to see ${answer.fileNames.length === 1 ? 'it' : 'them'}.`,
    },
    settings,
  );
}
