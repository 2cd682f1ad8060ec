const portugueseParticles = new Set(['De', 'Da', 'Do', 'Das', 'Dos', 'E', 'A', 'O', 'À', 'Ao', 'Em']);
const spanishParticles = new Set(['De', 'Del', 'Do', 'Da', 'Das', 'Dos', 'Dels', 'Y', 'I', 'E', 'En']);
const spanishArticles = new Set(['La', 'Las', 'Los', 'Les']);

/** Sources write particles with a capital; between two words they have none. */
function lowerBetween(name: string, isParticle: (word: string, before: string) => boolean): string {
  const words = name.trim().split(/\s+/);
  return words
    .map((word, at) =>
      at > 0 && at < words.length - 1 && isParticle(word, words[at - 1] ?? '') ? word.toLowerCase() : word,
    )
    .join(' ');
}

/** "Idanha-A-Nova" → "Idanha-a-Nova", "Várzea da Ovelha E Aliviada" → "Várzea da Ovelha e Aliviada". */
export function portuguesePlaceName(name: string): string {
  return lowerBetween(name, (word) => portugueseParticles.has(word)).replace(
    /-(A|O|Da|De|Do)-/g,
    (_match, particle: string) => `-${particle.toLowerCase()}-`,
  );
}

/** "Casas De La Vega" → "Casas de la Vega". Other articles may be part of a name ("Urbanizacion La Vega") and stay. */
export function spanishPlaceName(name: string): string {
  return lowerBetween(
    name,
    (word, before) => spanishParticles.has(word) || (spanishArticles.has(word) && before.toLowerCase() === 'de'),
  );
}
