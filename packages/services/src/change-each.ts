import { DomainError, type DomainFailure, failure } from '@dehesa/domain/errors';

/** What became of many records, each by its id; of those that stayed as they were, why, and what names them. */
export interface ChangedMany<Name extends object> {
  /** In the order in which they were changed. */
  changed: number[];
  /** They were as they shall be. */
  unchanged: number[];
  refused: ({ id: number; failure: DomainFailure } & Name)[];
}

interface Each<Name extends object> {
  /** Those that were asked for. */
  ids: readonly number[];
  /** Those of them that the actor reaches, in their turn. */
  found: readonly { id: number; name: Name }[];
  /** What names the others, which are answered like what does not exist (B22). */
  unknown: Name;
  /** Changes one, in a transaction of its own; false where it is as it shall be. */
  change: (id: number) => Promise<boolean>;
}

/**
 * Changes one record after another, each by itself: what was done stays done whatever happens to the next, no lock is held
 * for longer than one takes, and the same call again finds the first ones done (B89, B96).
 */
export async function changeEach<Name extends object>({
  ids,
  found,
  unknown,
  change,
}: Each<Name>): Promise<ChangedMany<Name>> {
  const answer: ChangedMany<Name> = { changed: [], unchanged: [], refused: [] };
  for (const { id, name } of found) {
    try {
      answer[(await change(id)) ? 'changed' : 'unchanged'].push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      answer.refused.push({ id, failure: error.failure, ...name });
    }
  }
  const seen = new Set(found.map(({ id }) => id));
  for (const id of ids) if (!seen.has(id)) answer.refused.push({ id, failure: failure('record.notFound'), ...unknown });
  return answer;
}
