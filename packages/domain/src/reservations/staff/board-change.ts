/** What of an activity's board was changed by somebody: the payload of the database's notification after the id. */
const boardChanges = ['reservations', 'attendance', 'places'] as const;
export type BoardChange = (typeof boardChanges)[number];

/** `missed`: from here on changes are told, but what came before may not have been; `lost`: they are not told for now. */
export type BoardSignal = BoardChange | 'missed' | 'lost';

/** Reads '<activity>:<what>'; undefined for anything else. */
export function readBoardChange(payload: string): { activityId: number; change: BoardChange } | undefined {
  const [id = '', what] = payload.split(':');
  const activityId = Number(id);
  const change = boardChanges.find((known) => known === what);
  return Number.isSafeInteger(activityId) && activityId > 0 && change !== undefined
    ? { activityId, change }
    : undefined;
}
