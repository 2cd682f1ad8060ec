import type { Outputs } from '../../../../lib/trpc';

export type ActivityDocument = Outputs['activities']['documents']['list'][number];
