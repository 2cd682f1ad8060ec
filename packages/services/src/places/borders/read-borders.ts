import { municipalBorders } from '@dehesa/db/schema';
import {
  borderFetchFailure,
  type BorderFetchFailure,
  type BorderFetchStage,
  borderFetchStages,
  municipalBordersCredit,
} from '@dehesa/domain/places';
import { getTableColumns, isNotNull } from 'drizzle-orm';
import type { FeatureCollection, MultiLineString, Position } from 'geojson';
import { authorize, type ServiceContext } from '../../context';
import { heardLately } from './border-rows';

const { lines: _lines, ...stateColumns } = getTableColumns(municipalBorders);

/** What there is, and how the last fetch went. */
export interface BorderState {
  /** Whether the installation names an address to fetch from. */
  offered: boolean;
  /** Null where they were never fetched. */
  fetchedAt: Date | null;
  municipalities: number;
  /** The last fetch; null where there was none. */
  last: {
    status: 'running' | 'done' | 'failed';
    stage: BorderFetchStage;
    startedAt: Date;
    finishedAt: Date | null;
    /** From 0 to 1, of the municipalities. */
    progress: number;
    error: BorderFetchFailure | null;
  } | null;
}

/** The borders of Portuguese municipalities as a super admin reads of them (B109). */
export async function readBorderState(ctx: ServiceContext): Promise<BorderState> {
  authorize(ctx, 'configuration.manage');
  const [row] = await ctx.db.select(stateColumns).from(municipalBorders);
  const offered = ctx.installation.municipalBordersUrl !== null;
  if (row === undefined) return { offered, fetchedAt: null, municipalities: 0, last: null };
  const silent = row.status === 'running' && !heardLately(row.heardAt, ctx.clock.now());
  const { status, error } = silent ? { status: 'failed', error: 'interrupted' } : row;
  return {
    offered,
    fetchedAt: row.fetchedAt,
    municipalities: row.municipalities,
    last: {
      status: status === 'running' || status === 'done' ? status : 'failed',
      stage: borderFetchStages.find((stage) => stage === row.stage) ?? 'fetching',
      startedAt: row.startedAt,
      finishedAt: row.finishedAt,
      progress: Math.min(row.found / Math.max(row.announced, 1), 1),
      error: error === null ? null : borderFetchFailure(error),
    },
  };
}

export type BorderLines = readonly (readonly Position[])[];

/** When the borders were fetched that maps show; null where they never were. For everybody, as the maps are. */
export async function bordersVersion({ db }: ServiceContext): Promise<number | null> {
  const [row] = await db.select({ fetchedAt: municipalBorders.fetchedAt }).from(municipalBorders);
  return row?.fetchedAt?.getTime() ?? null;
}

/** The borders that maps show, and since when they are these. */
export async function readBorders({ db }: ServiceContext): Promise<{ version: number; lines: BorderLines } | null> {
  const { lines, fetchedAt } = municipalBorders;
  const [row] = await db.select({ lines, fetchedAt }).from(municipalBorders).where(isNotNull(lines));
  if (row === undefined || row.lines === null || row.fetchedAt === null) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by us alone, as such
  const { coordinates } = JSON.parse(row.lines) as MultiLineString;
  return { version: row.fetchedAt.getTime(), lines: coordinates };
}

/** As a map in the browser takes them, with whom they are owed to; empty where there are none. */
export function bordersOnMaps(lines: BorderLines): FeatureCollection<MultiLineString, { credit: string }> {
  const properties = { credit: municipalBordersCredit };
  const coordinates = lines.map((line) => [...line]);
  return {
    type: 'FeatureCollection',
    features:
      lines.length === 0 ? [] : [{ type: 'Feature', properties, geometry: { type: 'MultiLineString', coordinates } }],
  };
}
