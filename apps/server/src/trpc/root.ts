import { router } from './init';
import { activities } from './routers/activities';
import { auth } from './routers/auth';
import { config } from './routers/config';
import { finder } from './routers/finder';
import { installation } from './routers/installation';
import { imports } from './routers/imports';
import { places } from './routers/places';
import { publicRouter } from './routers/public';
import { reservations } from './routers/reservations';
import { stats } from './routers/stats';
import { users } from './routers/users';

export const appRouter = router({
  activities,
  auth,
  config,
  finder,
  installation,
  imports,
  places,
  public: publicRouter,
  reservations,
  stats,
  users,
});

export type AppRouter = typeof appRouter;
