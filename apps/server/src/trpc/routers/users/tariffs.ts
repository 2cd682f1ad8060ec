import { EditTariffInput, TariffInput, TariffRef } from '@dehesa/domain/users';
import { createTariff, editTariff, listTariffs, removeTariff } from '@dehesa/services/users';
import { router, signedInProcedure } from '../../init';

/** What the gym's members pay (B44). */
export const tariffs = router({
  list: signedInProcedure.query(({ ctx }) => listTariffs(ctx.services)),
  create: signedInProcedure.input(TariffInput).mutation(({ ctx, input }) => createTariff(ctx.services, input)),
  edit: signedInProcedure.input(EditTariffInput).mutation(({ ctx, input }) => editTariff(ctx.services, input)),
  remove: signedInProcedure.input(TariffRef).mutation(({ ctx, input }) => removeTariff(ctx.services, input)),
});
