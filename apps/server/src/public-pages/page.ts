import type { PublicActivity } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import type { CancellationPreview } from '@dehesa/services/reservations';

/** One public page with all the data that it shows; the server makes it, `renderPage` of the web bundle draws it. */
export type PublicPage = { language: Language; siteName: string } & (
  | { kind: 'activity'; activity: PublicActivity; now: string }
  | { kind: 'cancellation'; token: string; reservation: CancellationPreview }
  | { kind: 'checkpoint'; collaborator: { id: number; name: string } | null }
  | { kind: 'notFound' }
);

/** The built files that a public page loads, by their public paths. */
export interface PageAssets {
  scripts: readonly string[];
  preloads: readonly string[];
  styles: readonly string[];
}

export interface RenderRequest {
  page: PublicPage;
  assets: PageAssets;
  /** Scheme and host under which visitors reach the installation, without a slash at the end. */
  origin: string;
  /** The page's own path without query. */
  path: string;
}

/** The one export of the SSR bundle: a whole HTML document. */
export type RenderPage = (request: RenderRequest) => string;
