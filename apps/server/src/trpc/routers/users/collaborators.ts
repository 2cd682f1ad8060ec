import { BinListInput } from '@dehesa/domain/bin';
import {
  CollaboratorAccessInput,
  CollaboratorListInput,
  CollaboratorRecordsInput,
  CollaboratorRef,
  CreateCollaboratorInput,
  EarlyAccessChangesInput,
  EarlyAccessInput,
  EditCollaboratorInput,
} from '@dehesa/domain/collaborators';
import { Paging } from '@dehesa/domain/paging';
import { AccountHistoryInput } from '@dehesa/domain/users';
import {
  createCollaborator,
  editCollaborator,
  listCollaboratorBookings,
  listCollaborators,
  listCollaboratorVisits,
  listOwnBookings,
  listOwnVisits,
  readCollaborator,
  readCollaboratorHistory,
  listEarlyAccessChanges,
  readEarlyAccess,
  readOwnCollaborator,
  removeCollaborator,
  removeCollaboratorImage,
  restoreCollaborator,
  saveEarlyAccess,
  sendCollaboratorConfirmation,
  setCollaboratorAccess,
} from '@dehesa/services/collaborators';
import { listDeletedCollaborators, purgeCollaborator } from '@dehesa/services/users';
import { router, signedInProcedure } from '../../init';

/** A collaborator's own page (U15). */
export const ownCollaborator = router({
  read: signedInProcedure.query(({ ctx }) => readOwnCollaborator(ctx.services)),
  bookings: signedInProcedure.input(Paging).query(({ ctx, input }) => listOwnBookings(ctx.services, input)),
  visits: signedInProcedure.input(Paging).query(({ ctx, input }) => listOwnVisits(ctx.services, input)),
});

/** Collaborators as staff manage them (U14). */
export const collaborators = router({
  list: signedInProcedure
    .input(CollaboratorListInput)
    .query(({ ctx, input }) => listCollaborators(ctx.services, input)),
  read: signedInProcedure.input(CollaboratorRef).query(({ ctx, input }) => readCollaborator(ctx.services, input)),
  history: signedInProcedure
    .input(AccountHistoryInput)
    .query(({ ctx, input }) => readCollaboratorHistory(ctx.services, input)),
  bookings: signedInProcedure
    .input(CollaboratorRecordsInput)
    .query(({ ctx, input }) => listCollaboratorBookings(ctx.services, input)),
  visits: signedInProcedure
    .input(CollaboratorRecordsInput)
    .query(({ ctx, input }) => listCollaboratorVisits(ctx.services, input)),
  create: signedInProcedure
    .input(CreateCollaboratorInput)
    .mutation(({ ctx, input: { confirm, ...input } }) =>
      createCollaborator(ctx.services, input, confirm ? 'confirmed' : 'pending'),
    ),
  edit: signedInProcedure
    .input(EditCollaboratorInput)
    .mutation(({ ctx, input }) => editCollaborator(ctx.services, input)),
  remove: signedInProcedure
    .input(CollaboratorRef)
    .mutation(({ ctx, input }) => removeCollaborator(ctx.services, input)),
  removeImage: signedInProcedure
    .input(CollaboratorRef)
    .mutation(({ ctx, input }) => removeCollaboratorImage(ctx.services, input)),
  setAccess: signedInProcedure
    .input(CollaboratorAccessInput)
    .mutation(({ ctx, input }) => setCollaboratorAccess(ctx.services, input)),
  sendConfirmation: signedInProcedure
    .input(CollaboratorRef)
    .mutation(({ ctx, input }) => sendCollaboratorConfirmation(ctx.services, input)),
  /** What was deleted lately (B100). */
  bin: router({
    list: signedInProcedure
      .input(BinListInput)
      .query(({ ctx, input }) => listDeletedCollaborators(ctx.services, input)),
    restore: signedInProcedure
      .input(CollaboratorRef)
      .mutation(({ ctx, input }) => restoreCollaborator(ctx.services, input)),
    purge: signedInProcedure
      .input(CollaboratorRef)
      .mutation(({ ctx, input }) => purgeCollaborator(ctx.services, input)),
  }),
  /** The days of the early access, read by all staff and set by admins (B9). */
  earlyAccessChanges: signedInProcedure
    .input(EarlyAccessChangesInput)
    .query(({ ctx, input }) => listEarlyAccessChanges(ctx.services, input)),
  earlyAccess: signedInProcedure.query(({ ctx }) => readEarlyAccess(ctx.services)),
  saveEarlyAccess: signedInProcedure
    .input(EarlyAccessInput)
    .mutation(({ ctx, input }) => saveEarlyAccess(ctx.services, input)),
});
