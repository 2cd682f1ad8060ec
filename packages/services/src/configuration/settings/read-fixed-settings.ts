import type { FixedMail, FixedSetting } from '@dehesa/domain/configuration';
import { authorize, type ServiceContext } from '../../context';

/** What the server's environment decides, so that no screen can change it; secrets are not in it. Super administrators. */
export function readFixedSettings(ctx: ServiceContext): { settings: readonly FixedSetting[]; mail: FixedMail | null } {
  authorize(ctx, 'configuration.manage');
  const { fixedSettings = [], fixedMail = null } = ctx.installation;
  return { settings: fixedSettings, mail: fixedMail };
}
