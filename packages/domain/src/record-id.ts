import { z } from 'zod';
import { Territory } from './access';

/** The id of a record: what an integer column holds, so that no number can be out of the database's range. */
export const RecordId = z.number().int().positive().max(2_147_483_647);

/** The id of one of the territories. */
export const KnownTerritory = z.union([z.literal(Territory.monfrague), z.literal(Territory.tajo)]);
