import type { RenderPage } from '@dehesa/server/public-page';
import { bookingTexts } from '@dehesa/i18n/booking-texts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { DocumentHead } from './layout/document-head';
import { jsonText } from './json-text';
import { pageContent } from './layout/page-content';
import { pageDataId, rootId } from './page-ids';
import { PublicPage } from './layout/public-page';
import { isStatic, StaticPage } from './layout/static-page';

/**
 * The whole document of a public page; the browser takes over the tree below `rootId` with the data beside it. A static
 * page comes without data: it is complete as it is.
 */
export const renderPage: RenderPage = async (request) => {
  const { page } = request;
  const head = renderToStaticMarkup(<DocumentHead {...request} />);
  const texts = bookingTexts(page.language);
  const body = isStatic(page)
    ? `<div id="${rootId}">${renderToStaticMarkup(<StaticPage page={page} origin={request.origin} />)}</div>`
    : [
        `<div id="${rootId}">${renderToString(
          <PublicPage page={page} texts={texts}>
            {await pageContent(page)}
          </PublicPage>,
        )}</div>`,
        `<script type="application/json" id="${pageDataId}">${jsonText(page)}</script>`,
      ].join('');
  // An origin has no character that would have to be escaped.
  const frame = page.frame === undefined ? '' : ` data-frame="${page.frame.embed}"`;
  const awaiting = page.readOnly !== undefined || (page.kind === 'failed' && page.away && page.fields === null);
  return `<!doctype html><html lang="${texts.lang}">${head}<body${frame}${awaiting ? ' data-awaiting' : ''}>${body}</body></html>`;
};
