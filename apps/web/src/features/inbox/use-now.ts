import { useEffect, useState } from 'react';

const everyMs = 20_000;

/** What the time is by the server's clock, looked at from time to time; `now` is what the server said just now. */
export function useNow(now: Date): Date {
  const said = now.getTime();
  const [passed, setPassed] = useState({ since: said, ms: 0 });
  useEffect(() => {
    const began = Date.now();
    const timer = window.setInterval(() => setPassed({ since: said, ms: Date.now() - began }), everyMs);
    return () => window.clearInterval(timer);
  }, [said]);
  return new Date(said + (passed.since === said ? passed.ms : 0));
}
