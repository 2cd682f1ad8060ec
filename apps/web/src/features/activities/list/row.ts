import type { Outputs } from '../../../lib/trpc';

export type ActivityListRow = Outputs['activities']['list']['rows'][number];
