import { z } from 'zod';
import { Paging } from '../paging';
import { plainText } from '../texts/plain-text';
import { statementLength } from './statement';

/** One statement of the SQL console (B40). */
export const StatementInput = z.object({ statement: plainText(statementLength) });
export type StatementInput = z.infer<typeof StatementInput>;

/** A page of the server's faults, newest first. */
export const FaultListInput = Paging;
export type FaultListInput = Paging;
