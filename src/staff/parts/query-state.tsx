import { failed } from '../api/desk-error.ts';
import { DeskButton } from './desk-button.tsx';
import { failureText } from './failure-text.ts';
import { StateMessage } from './state-message.tsx';

/** A query whose data has not arrived: loading, without a connection, or failed. */
export function QueryState({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  if (!error) return <StateMessage title="Loading…" isBusy />;
  return (
    <StateMessage title={failed(error, 'offline') ? 'Not on this device' : 'This didn’t load'}>
      <p>{failureText(error)}</p>
      <DeskButton onClick={() => void onRetry()}>Try again</DeskButton>
    </StateMessage>
  );
}
