import { Territory, type TerritoryId } from '@dehesa/domain/access';
import { portugueseTime } from '@dehesa/domain/madrid-time';
import { type SQL, sql } from 'drizzle-orm';

/** What a guide must know of an activity to be there in time. */
export interface ActivityHead {
  id: number;
  title: { es: string; pt: string };
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  /** What a clock in Portugal shows at the start, for activities over there (B48). */
  portugueseStart: string | null;
  municipality: string;
  meetingPoint: string;
}

export interface HeadRow extends Record<string, unknown> {
  id: number;
  title_es: string;
  title_pt: string;
  territory_id: TerritoryId;
  territory_es: string;
  territory_pt: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  municipality: string;
  meeting_point: string;
}

/** The columns of `HeadRow` from a table of activities and its `headJoins`. */
export function headColumns(activity: SQL): SQL {
  return sql`${activity}.id, es.title as title_es, coalesce(nullif(pt.title, ''), es.title) as title_pt,
    ${activity}.territory_id, t.name_es as territory_es, t.name_pt as territory_pt, ${activity}.date::text as date,
    to_char(${activity}.start_time, 'HH24:MI') as start_time, to_char(${activity}.end_time, 'HH24:MI') as end_time,
    ${activity}.municipality, ${activity}.meeting_point`;
}

export function headJoins(activity: SQL): SQL {
  return sql`join activity_texts es on es.activity_id = ${activity}.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = ${activity}.id and pt.language = 'pt'
    join territories t on t.id = ${activity}.territory_id`;
}

export function activityHead(row: HeadRow): ActivityHead {
  const start = row.territory_id === Territory.tajo ? row.start_time : null;
  return {
    id: row.id,
    title: { es: row.title_es, pt: row.title_pt },
    territoryId: row.territory_id,
    territory: { es: row.territory_es, pt: row.territory_pt },
    date: row.date,
    startTime: row.start_time,
    endTime: row.end_time,
    portugueseStart: start === null ? null : portugueseTime(row.date, start),
    municipality: row.municipality,
    meetingPoint: row.meeting_point,
  };
}
