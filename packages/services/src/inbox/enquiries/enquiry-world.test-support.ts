import { type Carriers, type OutgoingMail, type ServiceContext } from '../../context';
import { GroupRequestInput, QuestionInput } from '@dehesa/domain/inbox';
import { sql } from 'drizzle-orm';
import { deliverMessage } from '../../messages/index';
import { createVisitorWorld } from '../../visitors/visitor-world.test-support';
import { askOrganiser, requestGroup } from '../index';

/** For tests: visitors who ask on the public pages, and mail that is kept. */
export async function createEnquiryWorld() {
  const world = await createVisitorWorld();
  let keys = 0;
  const question = (activityId: number, change: Partial<QuestionInput> = {}): QuestionInput => {
    keys += 1;
    return QuestionInput.parse({
      activityId,
      language: 'pt',
      firstName: 'Inês',
      lastName: 'Sá',
      email: 'Ines.Sa@Example.org',
      phonePrefix: '+351',
      phone: '912 345 678',
      text: 'Há sombra no percurso?\n\nVamos com o meu pai.',
      privacyAccepted: true,
      idempotencyKey: `clave-${keys}`,
      ...change,
    });
  };
  const ask = (ctx: ServiceContext, activityId: number, change: Partial<QuestionInput> = {}) =>
    askOrganiser(ctx, question(activityId, change));

  /** A school of three adults, who asks among them, and 24 minors. */
  const group = (activityId: number, change: Partial<GroupRequestInput> = {}): GroupRequestInput =>
    GroupRequestInput.parse({
      ...question(activityId),
      organisation: ' Escola Básica de Nisa ',
      adults: 3,
      minors: 24,
      wishedDate: 'Em maio',
      text: 'Temos autocarro.',
      ...change,
    });
  const askAsGroup = (ctx: ServiceContext, activityId: number, change: Partial<GroupRequestInput> = {}) =>
    requestGroup(ctx, group(activityId, change));

  /** Runs what is queued; the mails that left. */
  async function mails(): Promise<OutgoingMail[]> {
    const left: OutgoingMail[] = [];
    const carriers: Carriers = {
      mailer: () =>
        Promise.resolve({
          send: (mail) => {
            left.push(mail);
            return Promise.resolve({ providerId: `<${left.length}@example.org>` });
          },
        }),
      whatsapp: () => Promise.resolve(null),
    };
    const jobs = await world.db.execute<{ id: number }>(sql`
      delete from graphile_worker._private_jobs returning (payload->>'messageId')::int as id`);
    for (const { id } of jobs) await deliverMessage(world.as(null), carriers, id, 1);
    return left;
  }

  return { ...world, question, ask, group, askAsGroup, mails };
}
