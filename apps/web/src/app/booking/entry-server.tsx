import type { RenderPage } from '@dehesa/server/public-page';
import { bookingTexts } from '@dehesa/i18n/booking';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { DocumentHead } from './document-head';
import { jsonText } from './json-text';
import { pageDataId, rootId } from './page-ids';
import { PublicPage } from './public-page';

/** The whole document of a public page; the browser takes over the tree below `rootId` with the data beside it. */
export const renderPage: RenderPage = (request) => {
  const { page } = request;
  const head = renderToStaticMarkup(<DocumentHead {...request} />);
  const body = renderToString(<PublicPage page={page} />);
  const { lang } = bookingTexts(page.language);
  return [
    `<!doctype html><html lang="${lang}">${head}<body>`,
    `<div id="${rootId}">${body}</div>`,
    `<script type="application/json" id="${pageDataId}">${jsonText(page)}</script>`,
    '</body></html>',
  ].join('');
};
