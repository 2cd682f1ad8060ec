import type { Language } from '@dehesa/domain/languages';
import * as en from './locales/en/collaborators';
import * as es from './locales/es/collaborators';
import * as pt from './locales/pt/collaborators';

export type SignUpTexts = typeof es.signUp;

const signUpIn: Record<Language, SignUpTexts> = { es: es.signUp, pt: pt.signUp, en: en.signUp };

/** The texts of the public sign-up of collaborators. */
export function signUpTexts(language: Language): SignUpTexts {
  return signUpIn[language];
}

export type CheckpointTexts = typeof es.checkpoint;

const checkpointIn: Record<Language, CheckpointTexts> = { es: es.checkpoint, pt: pt.checkpoint, en: en.checkpoint };

/** The texts of a collaborator's checkpoint: the other public pages need not load them. */
export function checkpointTexts(language: Language): CheckpointTexts {
  return checkpointIn[language];
}

/** What a collaborator's poster says. */
export const posterTexts: Record<Language, typeof es.poster> = { es: es.poster, pt: pt.poster, en: en.poster };
