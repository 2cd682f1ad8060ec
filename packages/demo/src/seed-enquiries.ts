import { QuestionInput } from '@dehesa/domain/inbox';
import type { ServiceContext } from '@dehesa/services/context';
import { askOrganiser } from '@dehesa/services/inbox';
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

/** What visitors have asked before booking, for the inboxes of the demo. */
export async function seedEnquiries(ctx: ServiceContext, published: readonly PublishedActivity[]): Promise<void> {
  const nearestFirst = published.toSorted((one, other) => one.date.localeCompare(other.date));
  const today = ctx.clock.now().toISOString().slice(0, 10);
  for (const { territoryId, asked } of questions) {
    const about = nearestFirst.find(({ date, demo }) => date > today && demo.territoryId === territoryId);
    if (about === undefined) continue;
    const question = { ...asked, activityId: about.id, privacyAccepted: true, idempotencyKey: `demo-${territoryId}` };
    await askOrganiser({ ...ctx, actor: null }, QuestionInput.parse(question));
  }
  await keepQueued(ctx);
}
