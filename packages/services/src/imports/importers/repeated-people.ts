import { people } from '@dehesa/db/schema';
import type { RowFault } from '@dehesa/domain/imports';
import type { Person } from '@dehesa/domain/reservations';
import { and, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

export interface PartyIn {
  activityId: number;
  party: readonly Person[];
}

/** People who have places in an activity: nobody has them twice (B13), of this file or besides. */
export class RepeatedPeople {
  readonly #taken = new Set<string>();

  constructor(private readonly tx: ServiceContext['db']) {}

  /** Reads who of these parties is in their activities already; the parties themselves come by `take`. */
  async prepare(parties: readonly PartyIn[]): Promise<void> {
    const ids = [...new Set(parties.map(({ activityId }) => activityId))];
    if (ids.length === 0) return;
    const keys = parties.flatMap(({ party }) => party.flatMap(keysOf));
    const found = await this.tx
      .select({ activityId: people.activityId, identityKey: people.identityKey, emailKey: people.emailKey })
      .from(people)
      .where(
        and(
          inArray(people.activityId, ids),
          people.live,
          sql`(${inArray(people.identityKey, keys)} or ${inArray(people.emailKey, keys)})`,
        ),
      );
    for (const { activityId, identityKey, emailKey } of found)
      for (const key of [identityKey, emailKey]) if (key !== null) this.#taken.add(`${activityId} ${key}`);
  }

  /** Why a party cannot have places there; if it can, nobody of it can have them again. */
  take({ activityId, party }: PartyIn): RowFault[] {
    const keys = party.flatMap((person) => keysOf(person).map((key) => ({ key: `${activityId} ${key}`, person })));
    const seen = new Set<string>();
    const repeated = keys.find(({ key }) => this.#taken.has(key) || seen.size === seen.add(key).size);
    if (repeated) {
      const isEmail = repeated.key.includes('@');
      return [{ field: isEmail ? 'email' : 'identity', reason: 'personRepeated' }];
    }
    for (const key of seen) this.#taken.add(key);
    return [];
  }
}

function keysOf({ identityKey, emailKey }: Person): string[] {
  return [identityKey, emailKey].filter((key) => key !== null);
}
