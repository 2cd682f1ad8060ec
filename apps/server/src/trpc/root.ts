import { router } from './init';
import { activities } from './routers/activities';
import { auth } from './routers/auth';
import { config } from './routers/config';
import { publicRouter } from './routers/public';
import { reservations } from './routers/reservations';
import { stats } from './routers/stats';

export const appRouter = router({
  activities,
  auth,
  config,
  public: publicRouter,
  reservations,
  stats,
});

export type AppRouter = typeof appRouter;
