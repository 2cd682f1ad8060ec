import { lastPage } from './answers.mjs';

/** Of more the log says that there are more. */
const countedAtMost = 10_000;

/** The log of messages and the inbox. */
export function messageQuestions({ one, conversation, suppressed, ...known }) {
  const list = 'config.messages.list';
  const inbox = 'config.inbox.conversations';
  const some = ({ total }) => total > 0;
  const page = ({ rows }) => rows.length === 25;
  return [
    ['messages, first page', list, {}, page],
    ['messages, page 100', list, { pageIndex: 99 }, page],
    ['messages, page 10 000', list, { pageIndex: 9_999 }, page],
    ['messages, failed', list, { status: 'failed' }, { total: Math.min(countedAtMost, known.messagesFailed) }],
    ['messages, sent', list, { status: 'sent' }, page],
    ['messages, sent, page 1000', list, { status: 'sent', pageIndex: 999 }, page],
    // Those that the server itself has queued since: reminders of the outings that come.
    ['messages, queued', list, { status: 'queued' }, ({ rows, total }) => total >= rows.length],
    ['messages, by WhatsApp', list, { channel: 'whatsapp' }, page],
    ['messages, of a manager', list, {}, page, 'manager'],
    ['messages, of a company', list, {}, page, 'company'],
    ['messages, failed, of a company', list, { status: 'failed' }, () => true, 'company'],
    ['messages, e-mail', list, { search: one.email }, { total: known.messagesToOne }],
    ['messages, e-mail, of a manager', list, { search: one.email }, () => true, 'manager'],
    ['messages, telephone', list, { search: one.phone }, () => true],
    ['messages, reference', list, { search: one.reference }, { total: 2 }],
    ['messages, name of few', list, { search: 'Zumalacárregui' }, some],
    ['messages, name of many', list, { search: 'garcía olmo' }, some],
    ['messages, a word of all', list, { search: 'reserva' }, page],
    ['messages, two letters', list, { search: 'so' }, some],
    ['messages, of nobody', list, { search: 'pingüino' }, { total: 0 }],
    ['addresses that refuse', 'config.mail.suppressions', {}, { total: suppressed }, 'super'],
    ['inbox, unread', 'config.inbox.unread', undefined, (rows) => rows.length === 2],
    ['inbox, first page', inbox, { territoryId: 1 }, { total: 10_000 }],
    ['inbox, last page', inbox, { territoryId: 1, pageIndex: lastPage(10_000) }, { total: 10_000 }],
    ['inbox, unread alone', inbox, { territoryId: 1, unread: true }, { total: 400 }],
    ['inbox, one found', inbox, { territoryId: 1, search: 'Sol Rey 1234' }, some],
    ['inbox, a telephone', inbox, { territoryId: 1, search: '600001234' }, some],
    ['inbox, a reference', inbox, { territoryId: 1, search: one.reference }, () => true],
    ['inbox, many found', inbox, { territoryId: 1, search: 'García' }, some],
    ['inbox, a conversation', 'config.inbox.conversation', { id: conversation }, ({ total }) => total === 10],
  ];
}
