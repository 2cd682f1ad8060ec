import { countries, type Country, isPostalCode } from '@dehesa/domain/identity';
import { provinceByName } from '@dehesa/domain/places';
import type { PlaceValues } from './fill-place';

/**
 * What of a place is to be emptied when its country is another one: a postal code and a province that are of the country
 * before, and with either its locality. What is of neither somebody wrote by themselves, and stays.
 */
export function leaveCountry(place: PlaceValues, country: Country): Partial<PlaceValues> {
  const others = countries.filter((one) => one !== country);
  const isElsewhere = (is: (one: Country) => boolean) => !is(country) && others.some(is);
  const code = isElsewhere((one) => isPostalCode(place.postalCode.trim(), one));
  const province = isElsewhere((one) => provinceByName(place.province, one) !== undefined);
  return {
    ...(code && { postalCode: '' }),
    ...(province && { province: '' }),
    ...((code || province) && place.locality !== '' && { locality: '' }),
  };
}

/** A person with a place of that country, or with none. */
export function placedIn<P extends PlaceValues>(person: P, country: Country): P {
  return { ...person, ...leaveCountry(person, country) };
}
