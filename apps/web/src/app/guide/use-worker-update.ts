import { useEffect, useState } from 'react';
import { activateMessage } from './activate-message';

/**
 * Registers the worker that makes the page open without signal. Where a newer build waits to take over, answers what
 * lets it: the page is loaded anew then, and what was ticked is on the device.
 */
export function useWorkerUpdate(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (workers === undefined) return;
    const look = (registration: ServiceWorkerRegistration) => {
      // Without one in charge this is the first, and nothing is new.
      if (registration.waiting !== null && registration.active !== null) setWaiting(registration.waiting);
      registration.installing?.addEventListener('statechange', () => look(registration));
    };
    workers.register('/guia-sw.js', { scope: '/guia' }).then(
      (registration) => {
        look(registration);
        registration.addEventListener('updatefound', () => look(registration));
      },
      // Without a worker the page needs a connection to open, and says nothing wrong otherwise.
      () => undefined,
    );
  }, []);
  if (waiting === null) return null;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of our own origin
    waiting.postMessage(activateMessage);
  };
}
