import { isStaffLanguage, type Language, languages } from '@dehesa/domain/languages';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json';
import { enquiry as enquiryEn } from './locales/en/enquiry';
import { enquiry as enquiryEs } from './locales/es/enquiry';
import { enquiry as enquiryPt } from './locales/pt/enquiry';
import * as bookingFailuresEs from './locales/es/booking-failures';
import * as bookingFailuresEn from './locales/en/booking-failures';
import * as bookingFailuresPt from './locales/pt/booking-failures';

const words = (...lists: string[]) => `(?<![\\p{L}\\d_.-])(?:${lists.join(' ').split(' ').join('|')})(?![\\p{L}\\d_-])`;

/** Signs and words of the other language that this one does not know. */
const foreign: Record<Language, RegExp> = {
  pt: new RegExp(
    `[ñ¿¡]|\\p{L}(?:ción|ciones)(?!\\p{L})|${words(
      'el los las y un unos unas del al con sin su sus lo le les usted ustedes hay más también pero cuando donde quien',
      'hoy ayer ahora hasta fecha fechas plaza plazas nombre apellidos correo teléfono aceptar elegir escribir escriba',
      'rellene hacer hace puede pueden podrá debe deben esto estos otro otra otros otras nuestro nuestra ya muy lleno',
      'llena pulse vuelva volver siguiente cerrar borrar buscar enlace gracias personas acompañante',
      'acompañantes niño niños salida salidas guía actividad actividades',
    )}`,
    'giu',
  ),
  es: new RegExp(
    `[ãõçâêôà]|${words(
      'há os um uma uns umas com sem em ao aos nas pelo pela pelos pelas seu sua seus suas lhe lhes você mais quando',
      'onde quem hoje ontem até já muito ou são foi atividade atividades nome apelidos telefone pessoa pessoas inscrição',
      'vaga vagas escolha escreva preencha pode podem deve devem isto outro outra outros outras nosso nossa',
      'obrigado seguinte fechar apagar procurar ligação criança crianças saída saídas',
    )}`,
    'giu',
  ),
  en: new RegExp(
    `[ñ¿¡«»ãõáéíóúâêôàç]|${words(
      'el los las un una unos unas del al con sin su sus lo le les usted hay más también pero cuando donde quien hoy ayer',
      'ahora hasta fecha plaza plazas nombre apellidos correo teléfono reserva reservas actividad actividades persona',
      'personas turno turnos os um uma em ao aos nas pelo pela seu sua você onde quem até já muito são atividade nome',
      'telefone pessoa pessoas lugar lugares inscrição vaga lista',
    )}`,
    'giu',
  ),
};

type Named = readonly [path: string, text: string];
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every text with its path; of a function all that is written in it, whatever it would be called with. */
function textsIn(value: unknown, path: string): Named[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function')
    return [...String(value).matchAll(/(["'`])(.*?)\1/gs)].map(([, , text = '']) => [path, text]);
  return isRecord(value) ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`)) : [];
}

/** What a module has of a language: its catalogue by the language's name, in a record of both, or answered by a function. */
function catalogues(module: unknown, language: Language): unknown[] {
  return Object.entries(isRecord(module) ? module : {}).flatMap(([name, value]): unknown[] => {
    if (name === language) return [value];
    if (isRecord(value) && 'es' in value && 'pt' in value) return [value[language]];
    return typeof value === 'function' && /^[a-z]+Texts$/i.test(name)
      ? [Reflect.apply(value, undefined, [language])]
      : [];
  });
}

const modules: (readonly [name: string, module: unknown])[] = await Promise.all(
  Object.entries(manifest.exports)
    // One language alone is part of another module.
    .filter(([name]) => !name.startsWith('./locales/'))
    .map(async ([name, file]) => [name, await import(file.replace('/src/', '/'))] as const),
);
/** What `./booking-failures` chooses from. */
const bookingFailures = { es: bookingFailuresEs, pt: bookingFailuresPt, en: bookingFailuresEn };
/** What comes with the form that asks, and `./enquiry` chooses from. */
const enquiries = { es: enquiryEs, pt: enquiryPt, en: enquiryEn };
/** Functions over the texts of other modules. */
const withoutTexts = ['./booking', './booking-failures', './enquiry', './hours', './refusal-text'];

/** What no person reads, and what is called by its own name in either language. */
const names =
  /\{\{.*?\}\}|<[^>]*>|\$\{[^{}]*\}|https?:\S+|\/[\w/-]+|Español|Português|Cartão de Cidadão|Monfragüe|Cáceres|Web pública|Instituto Geográfico Nacional de España|Direção-Geral do Território/gs;

describe.each(languages)('texts in %s', (language) => {
  const texts = modules
    .flatMap(([name, module]) => catalogues(module, language).flatMap((catalogue) => textsIn(catalogue, name)))
    .concat(textsIn(bookingFailures[language], './booking-failures'))
    .concat(textsIn(enquiries[language], './enquiry'));

  it('are found in every module that has any', () => {
    const without = modules.filter(([, module]) => catalogues(module, language).length === 0).map(([name]) => name);
    expect(without).toEqual(withoutTexts);
    expect(texts.length).toBeGreaterThan(isStaffLanguage(language) ? 2_000 : 700);
  });

  it('have no word of the other language', () => {
    const mixed = texts.flatMap(([path, text]) => {
      const found =
        text
          .replaceAll(names, ' ')
          .replaceAll(/\{\w\}/g, ' ')
          .match(foreign[language]) ?? [];
      return found.length > 0 ? [`${path}: ${found.join(', ')} — ${text.slice(0, 80)}`] : [];
    });
    expect(mixed).toEqual([]);
  });
});
