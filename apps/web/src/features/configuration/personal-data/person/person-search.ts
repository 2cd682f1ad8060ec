import type { Outputs } from '../../../../lib/trpc';

export interface AskedPerson {
  email: string;
  identity: string;
}

export type Found = Outputs['config']['personalData']['find'];
