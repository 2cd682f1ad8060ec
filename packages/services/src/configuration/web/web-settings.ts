import { configuration } from '@dehesa/db/schema';
import { offeredIn, type OfferedLanguages } from '@dehesa/domain/languages';
import { authorize, type ServiceContext } from '../../context';
import { lastSave } from '../settings/settings-saves';

/** What of the configuration opens the product to other sites. */
export interface WebSettings {
  /** Where the widget may stand. */
  widgetOrigins: string[];
  /** Whoever knows it may sign up as a collaborator; empty closes the sign-up (B54). */
  collaboratorKey: string;
  /** The address to hand to who may sign up; null while the sign-up is closed. */
  signUpAddress: string | null;
  /** What visitors may read: in no other has a widget to be asked for (B108). */
  languages: OfferedLanguages;
  /** Where the installation is reached, for the widget's snippet. */
  publicUrl: string;
  /** What a save of the origins names (B95). */
  stamp: number;
}

/** Origins of the widget and the key of the collaborators' sign-up: super administrators. */
export async function readWebSettings(ctx: ServiceContext): Promise<WebSettings> {
  authorize(ctx, 'configuration.manage');
  // First: what is read after it is at least as new.
  const stamp = await lastSave(ctx.db);
  const [row] = await ctx.db
    .select({
      widgetOrigins: configuration.widgetOrigins,
      collaboratorKey: configuration.collaboratorKey,
      languages: configuration.visitorLanguages,
    })
    .from(configuration);
  if (!row) throw new Error('the configuration has no row: migrations did not run');
  const { publicUrl } = ctx.installation;
  const key = encodeURIComponent(row.collaboratorKey);
  return {
    ...row,
    languages: offeredIn(row.languages),
    signUpAddress: row.collaboratorKey === '' ? null : `${publicUrl}/alta-colaborador?key=${key}`,
    publicUrl,
    stamp,
  };
}
