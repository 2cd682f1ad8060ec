import type { DomainErrorCode } from '../errors';

/** Where maps find the borders of Portuguese municipalities, once they were fetched (B109). */
export const municipalBordersAddress = '/mapa/municipios-pt.json';

/** To whom these borders are owed: Direção-Geral do Território, by its licence. */
export const municipalBordersCredit = 'DGT, CC BY 4.0';

/** Why a fetch failed: a refusal, its server went down, or a fault that the log tells of. */
export const borderFetchFailures = [
  'places.bordersFailed',
  'places.bordersUnreadable',
  'places.bordersIncomplete',
  'places.bordersElsewhere',
  'places.bordersTooMuch',
  'places.bordersNone',
  'service.busy',
  'interrupted',
  'fault',
] as const satisfies readonly (DomainErrorCode | 'interrupted' | 'fault')[];
export type BorderFetchFailure = (typeof borderFetchFailures)[number];

/** What is none of these is a fault. */
export function borderFetchFailure(code: string): BorderFetchFailure {
  return borderFetchFailures.find((failure) => failure === code) ?? 'fault';
}

export const borderFetchStages = ['queued', 'fetching', 'drawing'] as const;
export type BorderFetchStage = (typeof borderFetchStages)[number];
