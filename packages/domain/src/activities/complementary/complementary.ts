import { z } from 'zod';
import { IsoDate } from '../../dates';
import { Paging, SortDirection } from '../../paging';
import { plainText } from '../../texts/plain-text';
import { WebAddress } from '../../texts/web-address';
import { RecordId } from '../../record-id';
import { hasText } from '../check-activity';

/** Maximum lengths in characters (D1). Rich text is measured with its markup. */
export const complementaryLimits = { title: 80, description: 5000, phone: 20, place: 200, url: 400 } as const;

const text = (max: number) => plainText(max).trim();

/** The texts of a complementary activity in one language; description is rich text, cleaned on the way in (B45). */
export const ComplementaryTexts = z.object({
  title: text(complementaryLimits.title),
  description: text(complementaryLimits.description),
});
export type ComplementaryTexts = z.infer<typeof ComplementaryTexts>;

/** What to do besides an activity: it is not booked here. An empty Portuguese text falls back to the Spanish one. */
export const ComplementaryInput = z.object({
  texts: z.object({ es: ComplementaryTexts, pt: ComplementaryTexts }),
  /** Many are there all year and have none. */
  date: IsoDate.nullable().default(null),
  phone: text(complementaryLimits.phone).default(''),
  place: text(complementaryLimits.place).default(''),
  url: z.union([z.literal(''), WebAddress.max(complementaryLimits.url)]).default(''),
  hidden: z.boolean().default(false),
  /** A stored file, as an upload answered it; null for no image. */
  imageId: z.uuid().nullable().default(null),
});
export type ComplementaryInput = z.infer<typeof ComplementaryInput>;

export const EditComplementaryInput = ComplementaryInput.extend({ id: RecordId });
export type EditComplementaryInput = z.infer<typeof EditComplementaryInput>;

/** Which complementary activity a call is about. */
export const ComplementaryRef = z.object({ id: RecordId });
export type ComplementaryRef = z.infer<typeof ComplementaryRef>;

/** A page of complementary activities (B34); the latest come first unless asked otherwise. */
export const ComplementaryListInput = Paging.extend({
  search: text(100).default(''),
  order: z.enum(['id', 'title', 'date', 'place']).default('id'),
  direction: SortDirection.default('desc'),
});
export type ComplementaryListInput = z.infer<typeof ComplementaryListInput>;

export type RequiredComplementaryField = 'title' | 'description';

/** The required fields that are empty; a description of markup alone counts as empty (D9). */
export function missingComplementaryFields(draft: { texts: { es: ComplementaryTexts } }): RequiredComplementaryField[] {
  const { title, description } = draft.texts.es;
  return [
    ...(title.trim() === '' ? ['title' as const] : []),
    ...(hasText(description) ? [] : ['description' as const]),
  ];
}
