/** `missed`: from here on changes are told, but what came before may not have been; `lost`: they are not told for now. */
export type InboxSignal = 'changed' | 'missed' | 'lost';

/** Reads the territory that a notification of `inbox_changed` names; undefined for anything else. */
export function readInboxChange(payload: string): number | undefined {
  const territoryId = Number(payload);
  return Number.isSafeInteger(territoryId) && territoryId > 0 ? territoryId : undefined;
}
