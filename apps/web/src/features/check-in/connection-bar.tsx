import { useGuide } from './guide-context';
import { countWaiting, ownQueue } from './guide-state';

/** Whether there is a connection and what still waits to be sent: always in sight. */
export function ConnectionBar() {
  const { guide, state, texts } = useGuide();
  const labels = texts.connection;
  const waiting = countWaiting(state);
  const { online, sending, lasting, problem } = state;
  // What is on its way to the disk can still be lost: nobody is told that all is done.
  const keeping = ownQueue(state).length > waiting;
  const look = !online ? 'offline' : waiting > 0 || keeping ? 'waiting' : 'online';
  const told = () => {
    if (sending && online) return labels.sending;
    if (waiting > 0) return labels.unsent(waiting);
    return keeping ? labels.keeping : labels.allSent;
  };
  return (
    <div className="guide-connection" data-look={look}>
      <p role="status" aria-label={labels.label}>
        <span className="guide-dot" aria-hidden="true" />
        <strong>{online ? labels.online : labels.offline}</strong>
        {' · '}
        {told()}
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
