import { users } from '@dehesa/db/schema';
import { Role, Territory } from '@dehesa/domain/access';
import type { ServiceContext } from '@dehesa/services/context';

/** Businesses besides the one that signs in: one of each territory that waits for its confirmation, one across the border. */
const demoCollaborators = [
  {
    email: 'jara@demo.test',
    companyName: 'Casa Rural La Jara Alta',
    firstName: 'Elisa',
    lastName: 'Montes Rubio',
    postalCode: '10680',
    locality: 'Malpartida de Plasencia',
    province: 'Cáceres',
    phone: '927 40 10 20',
    website: 'https://jara-alta.example',
    services: 'Cinco habitaciones, cocina compartida y aparcamiento para autocaravanas.',
    territoryId: Territory.monfrague,
    hasAccess: false,
    language: 'es',
  },
  {
    email: 'quinta@demo.test',
    companyName: 'Quinta das Cegonhas',
    firstName: 'Duarte',
    lastName: 'Sequeira Pinto',
    postalCode: '6060-100',
    locality: 'Idanha-a-Nova',
    province: 'Castelo Branco',
    phone: '+351 277 20 30 40',
    website: 'https://quinta-cegonhas.example',
    services: 'Alojamento rural junto ao Tejo, pequeno-almoço com produtos da terra e canoas.',
    territoryId: Territory.tajo,
    hasAccess: true,
    language: 'pt',
  },
  {
    email: 'molino@demo.test',
    companyName: 'Mesón del Molino Hondo',
    firstName: 'Benito',
    lastName: 'Salgado',
    postalCode: '10980',
    locality: 'Alcántara',
    province: 'Cáceres',
    phone: '927 39 05 06',
    website: '',
    services: 'Comidas caseras y bocadillos para el camino.',
    territoryId: Territory.tajo,
    hasAccess: false,
    language: 'es',
  },
] as const;

/** Collaborators in every state, for the demo. */
export async function seedCollaborators({ db, clock }: ServiceContext): Promise<void> {
  const createdAt = clock.now();
  await db
    .insert(users)
    .values(demoCollaborators.map((one) => ({ ...one, role: Role.collaborator, createdAt, updatedAt: createdAt })));
}
