import { CountedReservationsInput, LocalitiesInput, PeriodStatisticsInput } from '@dehesa/domain/statistics';
import { dashboard, listCounted, listLocalities, overview, periodStatistics } from '@dehesa/services/statistics';
import { router, signedInProcedure } from '../init';

export const stats = router({
  overview: signedInProcedure.query(({ ctx }) => overview(ctx.services)),
  dashboard: signedInProcedure.query(({ ctx }) => dashboard(ctx.services)),
  period: signedInProcedure
    .input(PeriodStatisticsInput)
    .query(({ ctx, input }) => periodStatistics(ctx.services, input)),
  reservations: signedInProcedure
    .input(CountedReservationsInput)
    .query(({ ctx, input }) => listCounted(ctx.services, input)),
  localities: signedInProcedure.input(LocalitiesInput).query(({ ctx, input }) => listLocalities(ctx.services, input)),
});
