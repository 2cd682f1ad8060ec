import { z } from 'zod';
import { IsoDate } from '../../dates';
import { Language } from '../../languages';
import { plainText } from '../../texts/plain-text';
import { KnownTerritory, RecordId } from '../../record-id';
import { agendaLimits, agendaPeriods } from './agenda';
import { MinimumAge } from '../audience';

/** A page of the agenda: what is looked for, in which language and through which collaborator's link (B9). */
export const AgendaInput = z.object({
  language: Language.default('es'),
  collaboratorId: RecordId.nullable().default(null),
  territoryId: KnownTerritory.nullable().default(null),
  period: z.enum(agendaPeriods).nullable().default(null),
  from: IsoDate.nullable().default(null),
  to: IsoDate.nullable().default(null),
  audience: MinimumAge.nullable().default(null),
  withChildren: z.boolean().default(false),
  search: plainText(agendaLimits.search).trim().default(''),
  pageIndex: z
    .number()
    .int()
    .min(0)
    .max(agendaLimits.pages - 1)
    .default(0),
  pageSize: z.number().int().min(1).max(agendaLimits.feed).default(12),
});
export type AgendaInput = z.infer<typeof AgendaInput>;

/** The same for visitors: only the feeds give more at once. */
export const AgendaPageInput = AgendaInput.extend({
  pageSize: z.number().int().min(1).max(agendaLimits.pageSize).default(12),
});
