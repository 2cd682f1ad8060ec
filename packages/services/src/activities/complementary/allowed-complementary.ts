import {
  checkDescriptions,
  complementaryLimits,
  type ComplementaryInput,
  missingComplementaryFields,
} from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { cleanHtml } from '../../clean-html';
import type { ServiceContext } from '../../context';
import { requireFiles } from '../../files';

/**
 * A complementary activity as it may be saved: rich text cleaned (B45) and still not too long, complete (D9),
 * with a picture that there is, held until the commit.
 */
export async function allowedComplementary<T extends ComplementaryInput>(
  tx: ServiceContext['db'],
  input: T,
): Promise<T> {
  const { es, pt } = input.texts;
  const texts = {
    es: { ...es, description: cleanHtml(es.description) },
    pt: { ...pt, description: cleanHtml(pt.description) },
  };
  if (missingComplementaryFields({ texts }).length > 0) throw DomainError.of('activities.incomplete');
  const tooLong = checkDescriptions(texts, complementaryLimits.description);
  if (tooLong) throw DomainError.from(tooLong);
  if (input.imageId !== null) await requireFiles(tx, [input.imageId], ['image']);
  return { ...input, texts };
}
