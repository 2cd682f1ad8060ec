import { z } from 'zod';
import { Language } from '../../languages';
import { RecordId } from '../../record-id';
import { agendaLimits } from '../agenda/agenda';

/** A page of the activities that a collaborator's link may book ahead (B9). */
export const EarlyAccessPageInput = z.object({
  collaboratorId: RecordId.nullable().default(null),
  language: Language.default('es'),
  pageIndex: z
    .number()
    .int()
    .min(0)
    .max(agendaLimits.pages - 1)
    .default(0),
});
export type EarlyAccessPageInput = z.infer<typeof EarlyAccessPageInput>;
