import { useEffect, useState } from 'react';

/** Chromium's event before it offers to install a page; other browsers have a menu for it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Offers to install the guide; null where the browser does not let a page ask. */
export function useInstaller(): (() => void) | null {
  const [offer, setOffer] = useState<InstallEvent | null>(null);
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isInstallEvent(event)) return;
      event.preventDefault();
      setOffer(event);
    };
    const forget = () => setOffer(null);
    addEventListener('beforeinstallprompt', keep);
    addEventListener('appinstalled', forget);
    return () => {
      removeEventListener('beforeinstallprompt', keep);
      removeEventListener('appinstalled', forget);
    };
  }, []);
  if (offer === null) return null;
  return () => {
    setOffer(null);
    void offer.prompt();
  };
}
