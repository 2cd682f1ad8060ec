import type { StaffLanguage } from '@dehesa/domain/languages';
import { listAddress, type PrintedListKind } from '@dehesa/domain/reservations';
import type { ErrorText } from '@dehesa/i18n/errors';
import { formatInstant } from '@dehesa/i18n/formats';
import { reservationLists } from '@dehesa/i18n/backoffice/exports';
import { cellsOf, factsOf, type PrintedList, type PrintedShift } from '@dehesa/services/reservations';
import { escapeHtml } from '../escape-html';

/** The script and the style sheets of the page, by their public paths. */
export interface PrintAssets {
  scripts: readonly string[];
  styles: readonly string[];
}

interface PrintPage {
  list: PrintedList;
  kind: PrintedListKind;
  language: StaffLanguage;
  printedAt: Date;
  assets: PrintAssets;
}

/** A list of an activity as a page for paper; its script opens the printer's dialog (U26). */
export function printPage({ list, kind, language, printedAt, assets }: PrintPage): string {
  const texts = reservationLists[language];
  const { activity } = list;
  const title = activity.title[language];
  const pdf = listAddress.pdf({ activityId: activity.id, list: kind, language });
  const empty = list.people === 0;
  const facts = factsOf(activity, language).map(
    ({ label, value }) =>
      html`<div>
        <dt>${label}</dt>
        <dd>${value}</dd>
      </div>`,
  );
  return page({ title: `${title} · ${texts.kinds[kind]}`, language, assets }, [
    empty
      ? html``
      : html`<nav class="tools">
          <button type="button" id="print">${texts.print}</button>
          <a href="${pdf}" download>${texts.downloadPdf}</a>
        </nav>`,
    html`<header>
      <h1>${title}</h1>
      <p class="kind">${texts.kinds[kind]}</p>
      <dl>${facts}</dl>
    </header>`,
    empty
      ? html`<section class="empty">
          <h2>${texts.empty}</h2>
          <p>${texts.emptyPrint}</p>
        </section>`
      : html`${table(list, language)}
          <footer>
            <p>${texts.total(list.reservations, list.people)}</p>
            <p>${texts.printedAt(formatInstant(printedAt, language))}</p>
          </footer>`,
  ]);
}

/** What stands in the window where there is no list: a refusal or a fault. */
export function failedPrintPage(text: ErrorText, language: StaffLanguage, { styles }: PrintAssets): string {
  const title = reservationLists[language].failed;
  return page({ title, language, assets: { scripts: [], styles } }, [
    html`<section class="empty">
      <h1>${text.title}</h1>
      <p>${text.message}</p>
    </section>`,
  ]);
}

interface PageFrame {
  title: string;
  language: StaffLanguage;
  assets: PrintAssets;
}

function page({ title, language, assets }: PageFrame, content: readonly Html[]): string {
  return html`<!doctype html>
    <html lang="${reservationLists[language].lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${assets.styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${assets.scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.text;
}

/** One table for all shifts, so that printers repeat its head on every page. */
function table({ shifts, activity }: PrintedList, language: StaffLanguage): Html {
  const { columns } = reservationLists[language];
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${activity.title[language]}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      ${shifts.map((shift) => group(shift, language))}
    </table>
  </div>`;
}

function group({ shift, people, count }: PrintedShift, language: StaffLanguage): Html {
  const { columns, ...texts } = reservationLists[language];
  const heading = shift === null ? [] : [html`${texts.shift(shift)} <small>${texts.people(count)}</small>`];
  const rows = people.map((person, index) => {
    const companion = people[index - 1]?.reservationId === person.reservationId;
    const cells = cellsOf(person, language).map((cell) => html`<td>${cell}</td>`);
    const answers = person.answers.map(({ label, value }) => `${label[language]}: ${value[language]}`).join(' · ');
    return html`<tr class="${companion ? 'companion' : 'booker'}">
        ${cells}
      </tr>
      ${
        answers === ''
          ? []
          : [
              html`<tr class="companion">
                <td></td>
                <td colspan="${columns.length - 1}">${answers}</td>
              </tr>`,
            ]
      } `;
  });
  return html`<tbody>
    ${heading.map(
      (text) =>
        html`<tr class="shift">
          <th scope="rowgroup" colspan="${columns.length}">${text}</th>
        </tr>`,
    )}
    ${rows}
  </tbody> `;
}

/** A piece of HTML that is safe to send: only `html` makes one. */
class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | readonly Html[];

/** HTML with values in it: each is escaped, unless it is HTML already. */
function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const filled = parts.map((part, index) => {
    const value = values[index];
    return part + (value === undefined ? '' : asText(value));
  });
  return new Html(filled.join(''));
}

function asText(value: Piece): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeHtml(String(value));
}
