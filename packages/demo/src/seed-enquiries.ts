import {
  ConversationInput,
  ConversationListInput,
  ConvertGroupInput,
  GroupRequestInput,
  QuestionInput,
} from '@dehesa/domain/inbox';
import type { ServiceContext } from '@dehesa/services/context';
import {
  askOrganiser,
  convertGroup,
  listConversations,
  markConversationRead,
  readConversation,
  requestGroup,
} from '@dehesa/services/inbox';
import { keepQueued } from './keep-queued';
import type { PublishedActivity } from './published-activity';

/** What visitors ask on the page of an activity, by its territory. */
const questions: readonly { territoryId: 1 | 2; asked: Partial<QuestionInput> }[] = [
  {
    territoryId: 1,
    asked: {
      language: 'es',
      firstName: 'Elena',
      lastName: 'Mateos',
      email: 'elena@example.org',
      phone: '600 100 204',
      text: '¿Hay algún tramo a la sombra?\nVamos con un niño de seis años que se cansa pronto.',
    },
  },
  {
    territoryId: 2,
    asked: {
      language: 'pt',
      firstName: 'Rui',
      lastName: 'Tavares',
      email: 'rui@example.org',
      phonePrefix: '+351',
      phone: '910 100 205',
      text: 'Os cães podem ir, se forem com trela?',
    },
  },
];

/** Groups that have asked for places: the first waits for an answer, the second has its reservation (B83). */
const groups: readonly { territoryId: 1 | 2; least: number; status?: 2; asked: Partial<GroupRequestInput> }[] = [
  {
    territoryId: 1,
    least: 12,
    asked: {
      language: 'es',
      organisation: 'CEIP Las Encinas, Malpartida de Plasencia',
      firstName: 'Mercedes',
      lastName: 'Iglesias',
      email: 'mercedes@example.org',
      phone: '600 100 206',
      adults: 2,
      minors: 9,
      wishedDate: 'Mejor un viernes por la mañana',
      text: 'Son de 6.º de primaria. Llegamos en autobús, ¿puede aparcar cerca?',
    },
  },
  {
    territoryId: 2,
    least: 15,
    status: 2,
    asked: {
      language: 'pt',
      organisation: 'Agrupamento de Escolas de Idanha-a-Nova',
      firstName: 'Teresa',
      lastName: 'Carrilho',
      email: 'teresa@example.org',
      phonePrefix: '+351',
      phone: '910 100 207',
      adults: 2,
      minors: 10,
      text: 'Dois dos alunos usam cadeira de rodas.',
    },
  },
];

/** What visitors have asked before booking, for the inboxes of the demo; staff have answered one of the groups. */
export async function seedEnquiries(ctx: ServiceContext, published: readonly PublishedActivity[]): Promise<void> {
  const nearestFirst = published.toSorted((one, other) => one.date.localeCompare(other.date));
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const visitor = { ...ctx, actor: null };
  for (const { territoryId, asked } of questions) {
    const about = nearestFirst.find(({ date, demo }) => date > today && demo.territoryId === territoryId);
    if (about === undefined) continue;
    const question = { ...asked, activityId: about.id, privacyAccepted: true, idempotencyKey: `demo-${territoryId}` };
    await askOrganiser(visitor, QuestionInput.parse(question));
  }
  for (const { territoryId, least, status, asked } of groups) {
    const about = nearestFirst.find(
      ({ date, demo }) => date > today && demo.territoryId === territoryId && roomIn(demo) >= least,
    );
    if (about === undefined) continue;
    const request = {
      ...asked,
      activityId: about.id,
      privacyAccepted: true,
      idempotencyKey: `demo-group-${territoryId}`,
    };
    await requestGroup(visitor, GroupRequestInput.parse(request));
    if (status !== undefined) await convertLast(ctx, about, status, asked);
  }
  await keepQueued(ctx);
}

/** How many places an activity without shifts has left for a group. */
function roomIn({ shifts = [], capacity, booked }: PublishedActivity['demo']): number {
  if (shifts.length > 0 || booked.length === 0) return 0;
  return booked.reduce((room, { confirmed = 0, pending = 0 }) => room - confirmed - pending, capacity);
}

/** Makes a reservation of the request that has just come, and marks it as read. */
async function convertLast(
  ctx: ServiceContext,
  { id: activityId, demo: { territoryId } }: PublishedActivity,
  status: 2,
  { adults = 1, minors = 0, organisation: notes = '' }: Partial<GroupRequestInput>,
): Promise<void> {
  const found = await listConversations(ctx, ConversationListInput.parse({ territoryId, pageSize: 25, search: notes }));
  const id = found.rows[0]?.id ?? 0;
  await convertGroup(ctx, ConvertGroupInput.parse({ id, activityId, adults, minors, notes, status }));
  const { readThrough } = await readConversation(ctx, ConversationInput.parse({ id }));
  if (readThrough !== null) await markConversationRead(ctx, { id, messageId: readThrough });
}
