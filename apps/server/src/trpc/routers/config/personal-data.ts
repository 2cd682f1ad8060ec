import { AuditListInput, ErasePersonInput, PersonQuery, RetentionInput } from '@dehesa/domain/personal-data';
import { erasePerson, findPerson, listAudit, readRetention } from '@dehesa/services/personal-data';
import { router, signedInProcedure } from '../../init';

/** What is held of people, for how long, and who read it (B46). */
export const personalData = router({
  retention: signedInProcedure.input(RetentionInput).query(({ ctx, input }) => readRetention(ctx.services, input)),
  // It leaves a line in the audit log, and what it asks for is nothing for an address.
  find: signedInProcedure.input(PersonQuery).mutation(({ ctx, input }) => findPerson(ctx.services, input)),
  erase: signedInProcedure.input(ErasePersonInput).mutation(({ ctx, input }) => erasePerson(ctx.services, input)),
  audit: signedInProcedure.input(AuditListInput).query(({ ctx, input }) => listAudit(ctx.services, input)),
});
