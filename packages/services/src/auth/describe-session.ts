import { configuration } from '@dehesa/db/schema';
import type { AppType } from '@dehesa/domain/configuration';
import type { Role, TerritoryId } from '@dehesa/domain/access';
import { customCssAddress } from '../configuration/index';
import type { ServiceContext } from '../context';
import { fileUrl } from '../files/index';
import { type SecondFactorState, secondFactorState } from './second-factor/ask-once';
import type { SessionUser } from './sessions/read-session';

/** What the screens need to know before anything else: whose product this is and who is signed in. */
export interface SessionDescription {
  appName: string;
  appType: AppType;
  /** B28: `endsOn` is the last day, for who is signed in; null where it never ends. */
  licence: { expired: boolean; endsOn: string | null };
  /** Where CSS of the installation's own is loaded from (B45); null where there is none. */
  styleSheet: string | null;
  user: {
    id: number;
    role: Role;
    email: string;
    firstName: string;
    /** The company's name, else the person's. */
    displayName: string;
    alias: string;
    /** The small form of the own picture. */
    imageUrl: string | null;
    territoryId: TerritoryId | null;
    mustChangePassword: boolean;
    secondFactor: SecondFactorState;
  } | null;
}

/** For nobody (`null`) it tells of the product alone. */
export async function describeSession(ctx: ServiceContext, user: SessionUser | null): Promise<SessionDescription> {
  const [settings] = await ctx.db
    .select({
      appName: configuration.appName,
      appType: configuration.appType,
      customCss: configuration.customCss,
      licenceEndsOn: configuration.licenceEndsOn,
    })
    .from(configuration);
  return {
    appName: settings?.appName ?? '',
    appType: appTypeOf(settings?.appType),
    licence: {
      expired: user?.licenceExpired ?? false,
      endsOn: user === null || ctx.installation.development === true ? null : (settings?.licenceEndsOn ?? null),
    },
    styleSheet: customCssAddress(settings?.customCss ?? ''),
    user: user && {
      id: user.id,
      role: user.role,
      email: user.email,
      firstName: user.firstName,
      displayName: user.companyName || `${user.firstName} ${user.lastName}`.trim() || user.email,
      alias: user.alias,
      imageUrl: fileUrl(user.imageKey),
      territoryId: user.territoryId,
      mustChangePassword: user.mustChangePassword,
      // Past the licence there is nothing to be protected: the overlay says so.
      secondFactor: user.licenceExpired ? 'settled' : await secondFactorState(ctx, user),
    },
  };
}

/** The column's check knows the same three. */
function appTypeOf(value: string | undefined): AppType {
  return value === 'general' || value === 'gimnasio' ? value : 'actividades';
}
