import { useRef, useState } from 'react';
import { privacyChoices, waitingIsLost } from '../../content/privacy-choices.ts';
import { Button } from '../../ui/button.tsx';
import { deleteDeviceData } from './device-data.ts';
import styles from './privacy-choices.module.css';

const texts = privacyChoices.deletion;

/** The button that deletes everything on this device, with a confirmation. `waiting`: submissions that would be lost. */
export function DeleteDeviceData({ waiting, onForgotten }: { waiting: number; onForgotten: () => void }) {
  const [step, setStep] = useState<'idle' | 'asking' | 'done' | 'failed'>('idle');
  const first = useRef<HTMLButtonElement>(null);

  async function deleteAll(): Promise<void> {
    try {
      await deleteDeviceData();
      setStep('done');
    } catch {
      setStep('failed');
    }
    onForgotten();
    first.current?.focus();
  }

  return (
    <>
      <Button ref={first} look="outline" onClick={() => setStep('asking')} aria-expanded={step === 'asking'}>
        {texts.button}
      </Button>
      {step === 'asking' && (
        <div className={styles.sure}>
          <p>
            {waiting > 0 && <strong>{`${waitingIsLost(waiting)} `}</strong>}
            <span>{texts.sure}</span>
          </p>
          <div className={styles.actions}>
            <Button look="accent" onClick={() => void deleteAll()}>
              {texts.confirm}
            </Button>
            <Button look="outline" onClick={() => setStep('idle')}>
              {texts.keep}
            </Button>
          </div>
        </div>
      )}
      <p role="status" className={styles.result}>
        {step === 'done' || step === 'failed' ? texts[step] : null}
      </p>
    </>
  );
}
