import { categories } from '@dehesa/db/schema';
import { oneAtATime } from '../advisory-locks';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { seedTemplates } from '../messages/index';
import { seedProvinces } from '../places/index';
import { seedLegalTexts } from './legal/seed-legal-texts';

/** What a new installation begins with; it may rename them and add its own. */
const firstCategories = [
  { nameEs: 'Senderismo', namePt: 'Caminhada' },
  { nameEs: 'Observación de aves', namePt: 'Observação de aves' },
  { nameEs: 'Astroturismo', namePt: 'Astroturismo' },
  { nameEs: 'Taller', namePt: 'Oficina' },
  { nameEs: 'Ruta en barco', namePt: 'Passeio de barco' },
  { nameEs: 'Actividad familiar', namePt: 'Atividade em família' },
] as const;

/** The rows that every installation needs: provinces and districts, first categories, the product's own templates (B36) and legal texts. */
export async function seedReference(ctx: ServiceContext): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // Two servers that start together must not both find the table empty.
    await oneAtATime(tx, 'seed-reference');
    await seedProvinces({ db: tx });
    const [category] = await tx.select({ id: categories.id }).from(categories).limit(1);
    if (!category)
      await tx.insert(categories).values(firstCategories.map((names, position) => ({ ...names, position })));
    await seedTemplates({ db: tx });
    await seedLegalTexts({ db: tx });
  });
}
