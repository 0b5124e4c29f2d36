import { useEffect, useState } from 'react';
import { DeskButton } from '../parts/desk-button.tsx';
import facts from '../parts/facts.module.css';
import { canPush, isPushOn, turnPushOff, turnPushOn, type PushProblem } from './push.ts';

const PROBLEMS: Readonly<Record<PushProblem, string>> = {
  blocked: 'Your browser blocks them. You can allow them in its settings.',
  unavailable: 'This backend has no key for them yet. Mail still tells you of everything.',
  failed: 'This browser couldn’t reach its notification service. Mail still tells you of everything.',
};

/** System notifications on this device, while the desk is open or closed. */
export function Notifications() {
  const [isOn, setOn] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PushProblem>();
  useEffect(() => void isPushOn().then(setOn), []);
  const change = async () => {
    setBusy(true);
    setProblem(isOn ? await turnPushOff().then(() => undefined) : await turnPushOn());
    setOn(await isPushOn());
    setBusy(false);
  };
  return (
    <>
      <h2 className={facts['title']}>Notifications</h2>
      <p role="status">{problem ? PROBLEMS[problem] : stateText(isOn)}</p>
      {canPush() && isOn !== undefined && (
        <DeskButton data-action="push" aria-disabled={isBusy} onClick={() => isBusy || void change()}>
          {isOn ? 'Turn off while the desk is closed' : 'Notify me while the desk is closed'}
        </DeskButton>
      )}
    </>
  );
}

function stateText(isOn: boolean | undefined): string {
  if (!canPush())
    return 'This browser can’t show them. On an iPhone, add the desk to your home screen and open it from there.';
  if (isOn === undefined) return '';
  if (isOn)
    return 'On, even while the desk is closed: for new inquiries, for those given to you, and for answers from clients. A notification never shows a name or a message.';
  return Notification.permission === 'granted' ? 'On while the desk is open.' : 'Off.';
}
