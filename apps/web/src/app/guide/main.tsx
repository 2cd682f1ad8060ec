import '@dehesa/ui/tokens.css';
import '../booking/layout/page.css';
import './guide.css';
import './attendance-list.css';
import './messages.css';
import './device.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createGuide } from '../../features/check-in/guide';
import { guideHelpAddress } from '../../features/check-in/guide-help';
import { createGuideApi } from '../../features/check-in/guide-api';
import { openKeptRecords } from '../../features/check-in/kept-records';
import { forgetSession } from '../../lib/kept/kept-for-session';
import { reloadWhenReturned } from '../../lib/addresses/returned-page';
import { GuideApp } from './guide-app';

reloadWhenReturned();
const leave = () => {
  forgetSession();
  // Help is for everybody; whoever goes back from it to a list signs in.
  if (location.pathname.startsWith(guideHelpAddress)) addEventListener('popstate', leave, { once: true });
  else location.assign(`/login?to=${encodeURIComponent(location.pathname)}`);
};

/** Other tabs of the guide on this device: they share its queue. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('dehesa-guide') : undefined;

const guide = createGuide({
  api: createGuideApi(),
  // A sign-out in another tab has taken the lists: what is shown must go too.
  kept: await openKeptRecords(() => location.reload()),
  userAgent: navigator.userAgent,
  leave,
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin alone
  announce: () => channel?.postMessage('changed'),
});
channel?.addEventListener('message', () => void guide.reread());
addEventListener('offline', guide.wentOffline);
addEventListener('online', () => void guide.refresh());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void guide.refresh();
});

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <GuideApp guide={guide} />
    </StrictMode>,
  );
}
await guide.start();
