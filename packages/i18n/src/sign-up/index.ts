import { en } from '../locales/en/sign-up';
import { es } from '../locales/es/sign-up';
import { pt } from '../locales/pt/sign-up';
import type { Language } from '@dehesa/domain/languages';

export type SignUpTexts = typeof es;

const catalogue: Record<Language, SignUpTexts> = { es, pt, en };

/** The texts of the public sign-up of collaborators. */
export function signUpTexts(language: Language): SignUpTexts {
  return catalogue[language];
}
