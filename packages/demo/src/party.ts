import { addDays } from '@dehesa/domain/dates';
import { languageFacts, type StaffLanguage } from '@dehesa/domain/languages';
import { bookerAgeFor, type BookerInput, type CompanionInput, partyOf, type Person } from '@dehesa/domain/reservations';
import { citizenCard, dni, nie } from './identities';
import { firstNames, type Home, homes, surnames } from './names';
import type { Random } from './scenes/random';

export interface PartyWish {
  language: StaffLanguage;
  size: number;
  minimumAge: number;
  childrenAllowed: boolean;
  today: string;
}

/** Invented parties in which nobody appears twice; a seeded `random` makes the same ones in every run. */
export function partyMaker(random: Random): (wish: PartyWish) => Person[] {
  let made = 0;
  const pick = <T>(list: readonly T[], fallback: T): T => list[Math.floor(random() * list.length)] ?? fallback;
  const yearsAgo = (today: string, low: number, high: number) =>
    addDays(today, -Math.floor((low + random() * (high - low)) * 365.25));

  function name(language: StaffLanguage) {
    const sex: 'F' | 'M' = random() < 0.54 ? 'F' : 'M';
    const two = `${pick(surnames[language], '')} ${pick(surnames[language], '')}`;
    return { sex, firstName: pick(firstNames[language][sex], ''), lastName: two };
  }

  function identity(language: StaffLanguage): string {
    made += 1;
    if (languageFacts[language].country === 'PT') return citizenCard(11_204_007 + made * 3_607);
    return made % 9 === 0 ? nie(1_203_004 + made * 1_733) : dni(20_417_003 + made * 40_127);
  }

  function email(first: string, last: string): string {
    const plain = `${first}.${last.split(' ')[0] ?? ''}`
      .normalize('NFD')
      .replace(/[^A-Za-z.]/g, '')
      .toLowerCase();
    return `${plain}${made}@${made % 2 === 0 ? 'example.com' : 'example.org'}`;
  }

  function booker(wish: PartyWish, home: Home): BookerInput {
    const person = name(wish.language);
    const number = identity(wish.language);
    const portuguese = languageFacts[wish.language].country === 'PT';
    return {
      ...person,
      ...home,
      identity: number,
      phonePrefix: languageFacts[wish.language].phonePrefix,
      phone: `${portuguese ? '910000' : '600000'}${String(made).padStart(3, '0')}`,
      email: email(person.firstName, person.lastName),
      birthDate: yearsAgo(wish.today, bookerAgeFor(wish.minimumAge) + 5, 68),
    };
  }

  function companion(wish: PartyWish, home: Home, family: string): CompanionInput {
    const child = wish.childrenAllowed && wish.minimumAge < 16 && random() < 0.42;
    const person = name(wish.language);
    const adultOnly = { postalCode: '', province: '', locality: '', phone: '', email: '', identity: '' };
    const lastName = child ? family : person.lastName;
    if (child)
      return {
        ...adultOnly,
        ...person,
        lastName,
        kind: 'child',
        birthDate: yearsAgo(wish.today, Math.max(4, wish.minimumAge + 1), 16),
      };
    const number = identity(wish.language);
    return {
      ...adultOnly,
      ...home,
      ...person,
      kind: 'adult',
      identity: number,
      birthDate: yearsAgo(wish.today, bookerAgeFor(wish.minimumAge) + 2, 72),
    };
  }

  return (wish) => {
    const home = pick(homes[wish.language], { locality: 'Cáceres', postalCode: '10001', province: 'Cáceres' });
    const first = booker(wish, home);
    const others = Array.from({ length: wish.size - 1 }, () => companion(wish, home, first.lastName));
    return partyOf(first, others, wish.language);
  };
}
