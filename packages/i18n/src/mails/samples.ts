import type { Language } from '@dehesa/domain/languages';
import { en } from '../locales/en/samples';
import { es } from '../locales/es/samples';
import { pt } from '../locales/pt/samples';
import type { SampleValues } from './sample-values';

export type { SampleValues } from './sample-values';

export const sampleValues: Record<Language, SampleValues> = { es, pt, en };
