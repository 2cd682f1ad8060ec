import { conversationMessages, conversations } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import type { ServiceContext } from '@dehesa/services/context';

interface DemoConversation {
  territoryId: TerritoryId;
  phone: string;
  name: string;
  /** Minutes before the demo was made, from whom, and what; the oldest first. */
  messages: readonly (readonly [minutesAgo: number, direction: 'in' | 'out', body: string])[];
  unread: number;
}

const demoConversations: readonly DemoConversation[] = [
  {
    territoryId: 1,
    phone: '+34600100201',
    name: 'Rosa',
    messages: [
      [190, 'in', 'Buenos días. ¿La ruta de los buitres tiene mucha cuesta? Vamos con mi madre, que tiene 78 años.'],
      [175, 'out', 'Buenos días. Son 2 km llanos, con dos paradas para sentarse.'],
      [24, 'in', 'Estupendo, muchas gracias.'],
      [23, 'in', '¿Prestan prismáticos?'],
    ],
    unread: 2,
  },
  {
    territoryId: 1,
    phone: '+34600100202',
    name: '',
    messages: [
      [2900, 'in', '¿Se puede ir con perro a la salida del sábado?'],
      [2840, 'out', 'Hola. A esta actividad no, porque se pasa junto a zonas de nidificación.'],
    ],
    unread: 0,
  },
  {
    territoryId: 2,
    phone: '+351910100203',
    name: 'Joana',
    messages: [
      [65, 'in', 'Bom dia. O barco sai de Cedillo às 10 horas de Portugal ou de Espanha?'],
      [41, 'in', 'E há estacionamento perto do cais?'],
    ],
    unread: 2,
  },
];

/** What visitors have asked by WhatsApp, for the inboxes of the demo. */
export async function seedConversations({ db, clock }: ServiceContext): Promise<void> {
  const at = (minutesAgo: number) => new Date(clock.now().getTime() - minutesAgo * 60_000);
  for (const { messages, ...conversation } of demoConversations) {
    const [newest] = messages.at(-1) ?? [0];
    const [wrote] = messages.findLast(([, direction]) => direction === 'in') ?? [newest];
    const [made] = await db
      .insert(conversations)
      .values({ ...conversation, lastIncomingAt: at(wrote), updatedAt: at(newest) })
      .returning({ id: conversations.id });
    if (made === undefined) throw new Error('the conversation was not stored');
    await db.insert(conversationMessages).values(
      messages.map(([minutesAgo, direction, body]) => ({
        conversationId: made.id,
        direction,
        body,
        createdAt: at(minutesAgo),
      })),
    );
  }
}
