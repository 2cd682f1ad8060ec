import type { Country } from '@dehesa/domain/identity';
import { languageFacts, type Language } from '@dehesa/domain/language-codes';
import {
  localitySuggestions,
  parsePostalCode,
  type Place,
  provinceByName,
  provinceOfPostalCode,
} from '@dehesa/domain/places';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  disagrees,
  type Filled,
  fillPlace,
  type Found,
  foundIn,
  matchingPlaces,
  municipalitiesIn,
  nothingFilled,
  type PlaceValues,
  provinceNameOf,
} from './fill-place';
import type { PlaceLookup } from './place-lookup';
import { tidyPostalCode } from './tidy-postal-code';

/** What is known of a code: its places, or while none are imported its province's municipalities. */
interface FoundPlaces {
  code: string;
  places: readonly Place[];
  municipalities: readonly Place[];
}
const nothingFound: FoundPlaces = { code: '', places: [], municipalities: [] };

/** How long typing has to rest before localities are looked for (D14). */
const debounceMs = 300;
/** In Spain a province limits the answer, so that two letters tell enough. */
const minimumLetters: Record<Country, number> = { ES: 2, PT: localitySuggestions.portugueseMinimum };

export interface UsePlaceOptions {
  language: Language;
  values: PlaceValues;
  lookup: PlaceLookup;
  /** Writes fields; called while somebody types, and later when an answer comes. */
  onChange: (changes: Partial<PlaceValues>) => void;
  /** The code does not exist, as far as is known: to be told, not to be forbidden. */
  onUnknown: () => void;
}

/**
 * A person's postal code, locality and province: the code fills the other two in, a locality that is typed is completed
 * with its province. What somebody typed is never replaced, and without a network everything can be typed.
 */
export function usePlace(options: UsePlaceOptions) {
  const { language, values, onChange } = options;
  const { country } = languageFacts[language];
  /** As rendered last, for answers that come later: what is typed meanwhile must not be written over. */
  const latest = useRef(options);
  const filled = useRef(nothingFilled);
  const asked = useRef({ code: 0, locality: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [found, setFound] = useState(nothingFound);
  const [suggestions, setSuggestions] = useState<readonly Place[]>([]);
  // Of another code, or of who was here before, they are nobody's.
  const { places, municipalities } = found.code === values.postalCode ? found : nothingFound;
  useLayoutEffect(() => {
    latest.current = options;
  });
  // A passive effect would be cleaned up only after the next picture, and an answer may come before that.
  useLayoutEffect(() => {
    const requests = asked.current;
    return () => {
      clearTimeout(timer.current);
      // An answer that comes when the person is gone must not bring them back.
      requests.code += 1;
      requests.locality += 1;
    };
  }, []);

  function fill(now: PlaceValues, found: Found): Partial<Filled> {
    const changes = fillPlace(now, filled.current, found);
    filled.current = { ...filled.current, ...changes };
    return changes;
  }

  function typePostalCode(typed: string) {
    const postalCode = tidyPostalCode(typed, country);
    const request = ++asked.current.code;
    const province = provinceOfPostalCode(postalCode, country)?.name;
    const locality = values.locality === filled.current.locality ? values.locality : null;
    onChange({ postalCode, ...(province === undefined ? {} : fill(values, { province, locality })) });
    if (parsePostalCode(postalCode, country) !== undefined) void lookUp(postalCode, request);
  }

  async function lookUp(code: string, request: number) {
    try {
      const answer = await options.lookup.postalCode({ language, code });
      if (request !== asked.current.code) return;
      const { values: now, onChange: change, onUnknown } = latest.current;
      if (now.postalCode !== code) return;
      if (!answer.known) return onUnknown();
      setFound({ code, places: answer.places, municipalities: municipalitiesIn(answer, country) });
      change(fill(now, foundIn(answer, country)));
    } catch {
      // Without an answer people type on.
    }
  }

  /** The suggestions for what is typed: of the postal code's own places where some match, else the server's. */
  function suggest(typed: string) {
    clearTimeout(timer.current);
    const request = ++asked.current.locality;
    // Two letters are in half of a province's names.
    const own = matchingPlaces(typed.trim() === '' ? [...places, ...municipalities] : places, typed);
    if (own.length > 0 || typed.trim().length < minimumLetters[country]) return setSuggestions(own);
    timer.current = setTimeout(() => void search(typed.trim(), request), debounceMs);
  }

  async function search(query: string, request: number) {
    const provinceCode = country === 'ES' ? provinceByName(values.province, country)?.code : undefined;
    try {
      const answer = await options.lookup.localities({
        language,
        query,
        ...(provinceCode === undefined ? {} : { provinceCode }),
      });
      if (request === asked.current.locality) setSuggestions(answer);
    } catch {
      if (request === asked.current.locality) setSuggestions([]);
    }
  }

  function typeLocality(locality: string) {
    onChange({ locality });
    suggest(locality);
  }

  /** On entering the locality: a postal code of several places offers them, one that nobody knows more of its province's. */
  function offer() {
    clearTimeout(timer.current);
    asked.current.locality += 1;
    if (places.length > 1) setSuggestions(places);
    else setSuggestions(values.locality.trim() === '' ? municipalities : []);
  }

  /** What somebody chose is theirs: another postal code does not replace it. */
  function choose(place: Place) {
    clearTimeout(timer.current);
    asked.current.locality += 1;
    filled.current = nothingFilled;
    setSuggestions([]);
    onChange({ locality: place.locality, province: provinceNameOf(place, country) });
  }

  const [best] = places;
  return {
    country,
    typePostalCode,
    typeLocality,
    offer,
    choose,
    suggestions,
    /** How many places the postal code has, where there is something to choose. */
    choices: places.length > 1 ? places.length : 0,
    /** How many municipalities there are to choose from, where nothing more is known of the code. */
    municipalities: municipalities.length,
    /** The postal code's best place, where the fields hold something else. */
    other: best !== undefined && disagrees(values, places, country) ? best : undefined,
  };
}
