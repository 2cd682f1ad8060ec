import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { remaining } from './remaining';

/** Counts down to `until`; `now` is the server's clock, so that a wrong clock of the visitor does not matter. */
export function Countdown({ until, now, onEnd }: { until: string; now: string; onEnd: () => void }) {
  const texts = useTexts().availability;
  const [left, setLeft] = useState(() => Date.parse(until) - Date.parse(now));
  useEffect(() => {
    const ahead = Date.now() - Date.parse(now);
    const timer = setInterval(() => setLeft(Date.parse(until) - (Date.now() - ahead)), 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const ended = left <= 0;
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);
  const parts = remaining(left);
  return (
    <div className="countdown" role="timer" aria-label={texts.countdown}>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className="countdown-part">
          <span className="countdown-number">{parts[unit]}</span> {texts[unit](parts[unit])}
        </span>
      ))}
    </div>
  );
}
