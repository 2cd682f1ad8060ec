import { useGuide } from './guide-context';
import { countWaiting } from './guide-state';

/** Whether there is a connection and what still waits to be sent: always in sight. */
export function ConnectionBar() {
  const { guide, state, texts } = useGuide();
  const labels = texts.connection;
  const waiting = countWaiting(state);
  const { online, sending, lasting, problem } = state;
  const look = !online ? 'offline' : waiting > 0 ? 'waiting' : 'online';
  return (
    <div className="guide-connection" data-look={look}>
      <p role="status" aria-label={labels.label}>
        <span className="guide-dot" aria-hidden="true" />
        <strong>{online ? labels.online : labels.offline}</strong>
        {' · '}
        {sending && online ? labels.sending : waiting === 0 ? labels.allSent : labels.unsent(waiting)}
      </p>
      {waiting > 0 && !sending && (
        <button type="button" className="guide-small-button" onClick={() => void guide.send()}>
          {labels.sendNow}
        </button>
      )}
      {!lasting && <p className="guide-connection-note">{labels.notKept}</p>}
      {problem === 'fault' && online && <p className="guide-connection-note">{texts.problems.fault}</p>}
    </div>
  );
}
