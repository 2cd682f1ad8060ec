import type { TerritoryId } from '@dehesa/domain/access';

/** What the address says of the list. */
export interface ListView {
  /** From 1. */
  page: number;
  search: string;
  territory: TerritoryId | undefined;
}
