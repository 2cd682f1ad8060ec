import type { ServiceContext } from '../../context';

/** The installation's name in ids of messages and calendar entries. */
export function hostOf(ctx: Pick<ServiceContext, 'installation'>): string {
  return new URL(ctx.installation.publicUrl).hostname;
}
