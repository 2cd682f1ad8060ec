import { GuideInput } from '@dehesa/domain/activities';
import { assignGuide, createGuide } from '@dehesa/services/activities';
import type { ServiceContext } from '@dehesa/services/context';
import type { DemoEmail } from './accounts';
import type { PublishedActivity } from './published-activity';
import type { SceneName } from './scenes/draw-scene';

interface DemoGuide {
  guide: Partial<GuideInput> & { name: string };
  /** What they sign in with, who do. */
  account?: DemoEmail;
  guides: readonly SceneName[];
}

/** Two who sign in, one of them on another company's outing, and two who never do; some outings have nobody yet. */
const team: readonly DemoGuide[] = [
  {
    guide: { name: 'Nieves Robledo', territoryId: 1, languages: 'español, inglés' },
    account: 'monfrague@demo.test',
    guides: ['castleNight', 'reeds', 'vultures'],
  },
  {
    guide: { name: 'Mateo Carrasco Luna', languages: 'español, portugués' },
    account: 'empresa@demo.test',
    guides: ['dehesa', 'gorge', 'nestBox'],
  },
  {
    guide: { name: 'Pilar Gallardo Cid', territoryId: 1, phone: '600 100 310', languages: 'español' },
    guides: ['lynxTrack', 'vultures'],
  },
  {
    guide: { name: 'Duarte Fontes', territoryId: 2, phone: '+351 910 000 411', languages: 'português, español' },
    guides: ['boat', 'bridge'],
  },
];

/** Who guides what (B87). */
export async function seedGuides(
  asAdmin: ServiceContext,
  published: readonly PublishedActivity[],
  idOf: (email: DemoEmail) => number,
): Promise<void> {
  for (const { guide, account, guides } of team) {
    const userId = account === undefined ? null : idOf(account);
    const { id } = await createGuide(asAdmin, GuideInput.parse({ ...guide, userId }));
    const activityIds = published.filter(({ demo }) => guides.includes(demo.scene)).map((activity) => activity.id);
    await assignGuide(asAdmin, { guideId: id, activityIds });
  }
}
