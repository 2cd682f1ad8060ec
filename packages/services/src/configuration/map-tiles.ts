import type { MapTiles, ServiceContext } from '../context';

/** The tiles that the installation's maps are made of; null draws the outlines that the product brings. */
export function readMapTiles(ctx: Pick<ServiceContext, 'installation'>): MapTiles | null {
  return ctx.installation.mapTiles ?? null;
}
