import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageAssets, RenderPage } from './public-pages/page';

/** The screens as their sources stand, made when they are asked for: `npm run dev` gives it, nothing else does. */
export interface WebDevelopment {
  /** Answers with a source, a library or a file of the web; false where there is none of that address. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** An HTML file of the web, for the browser that asked for this address. */
  page(file: string, address: string): Promise<string>;
  /** What a page loads that runs these scripts, and later these modules, whose styles it has from the start. */
  assets(scripts: readonly string[], modules?: readonly string[]): Promise<PageAssets>;
  renderPage: RenderPage;
  widgetScript(): Promise<string>;
}
