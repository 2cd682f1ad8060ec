import { Paging } from '@dehesa/domain/paging';
import { listOwnBookings, listOwnVisits, readOwnCollaborator } from '@dehesa/services/collaborators';
import { router, signedInProcedure } from '../../init';

/** A collaborator's own page (U15). */
export const ownCollaborator = router({
  read: signedInProcedure.query(({ ctx }) => readOwnCollaborator(ctx.services)),
  bookings: signedInProcedure.input(Paging).query(({ ctx, input }) => listOwnBookings(ctx.services, input)),
  visits: signedInProcedure.input(Paging).query(({ ctx, input }) => listOwnVisits(ctx.services, input)),
});
