import type { Outputs } from '../../../lib/trpc';

export type ComplementaryRow = Outputs['activities']['complementary']['list']['rows'][number];
