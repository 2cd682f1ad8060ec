import { z } from 'zod';

/** The id of a record: what an integer column holds, so that no number can be out of the database's range. */
export const RecordId = z.number().int().positive().max(2_147_483_647);
