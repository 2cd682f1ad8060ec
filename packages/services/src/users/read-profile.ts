import { readAppType } from '../app-type';
import { authorize, type ServiceContext } from '../context';
import { type Profile, selectProfile } from './profile-rows';

/** One's own data ('Mis datos'), for everyone signed in. */
export async function readProfile(ctx: ServiceContext): Promise<Profile> {
  const actor = authorize(ctx, 'account.manageOwn');
  return selectProfile(ctx, actor, await readAppType(ctx.db));
}
