import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { activateMessage } from './activate-message';

/** The part of a worker's scope that is used: its types cannot stand beside those of a page. */
declare const self: {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
};
/** The guide's own files, put in by `vite.worker.config.ts`. */
declare const guideFiles: PrecacheEntry[];

// The page and its files, and nothing else: answers of the server are never in a cache, where they would lie open.
precacheAndRoute(guideFiles);
cleanupOutdatedCaches();
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/guia'), { allowlist: [/^\/guia(?:\/(?:\d*|ayuda))?\/?$/] }),
);

// A newer build waits until the guide says so: a page must not change under a hand that is ticking.
self.addEventListener('message', ({ data }) => {
  if (data === activateMessage) void self.skipWaiting();
});
