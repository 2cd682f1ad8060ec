import { createHmac } from 'node:crypto';
import type { Actor } from '@dehesa/domain/access';
import { auditEach } from '../audit';
import type { ServiceContext } from '../context';
import { purposeKey } from '../keys/index';

/**
 * How many of a caller at one call within a window are nobody's business: records get removed while somebody looks at
 * them, links are old, and fields are mistyped where no screen of ours looks at them first. Of the others each counts.
 */
const usual = {
  /** The role may not do this (HTTP 403). */
  forbidden: 0,
  /** A record that is there, but not for this caller (B22). */
  outOfReach: 0,
  /** No such record, as far as the call knows: who misses many is trying ids. */
  notFound: 20,
  /** A signed link that opens nothing (B37, B52). */
  wrongLink: 5,
  /** What no screen sends: unreadable, too large, of a wrong shape. */
  invalid: 20,
  /** One more than a limit takes (B37, B47). */
  limited: 0,
  /** With a session's cookie, from a page that is not ours. */
  foreignOrigin: 0,
} as const;

export type RefusalReason = keyof typeof usual;

export interface Refusal {
  actor: Actor | null;
  /** The caller's network address; only a keyed hash of it is kept. */
  address: string;
  /** The procedure or route. */
  call: string;
  reason: RefusalReason;
}

const windowMs = 10 * 60_000;
/**
 * Who is refused what, each counted apart; beyond them all others together. As many of people with a session as of nobody
 * in particular, so that a crowd of strangers hides no colleague.
 */
const mostCounted = 200;

interface Counted {
  refusal: Refusal;
  count: number;
}

/**
 * Refused rights and tries to get round what holds them in the audit log, bounded: of each caller, call and reason the first
 * within ten minutes at once, the rest as one line with their number when the ten minutes are over. A machine that is
 * refused 10 000 times leaves two lines.
 */
export class RefusalLog {
  readonly #ctx: ServiceContext;
  #since = 0;
  #counted = { people: new Map<string, Counted>(), strangers: new Map<string, Counted>() };
  #others = 0;
  #writing: Promise<unknown> = Promise.resolve();

  /** `ctx` is nobody's: the actor comes with each refusal. */
  constructor(ctx: ServiceContext) {
    this.#ctx = ctx;
  }

  /** Counts a refusal; resolves once what it wrote is stored. */
  async note(refusal: Refusal): Promise<void> {
    this.#turn();
    const key = JSON.stringify([refusal.actor?.userId ?? null, refusal.address, refusal.call, refusal.reason]);
    const counted = refusal.actor === null ? this.#counted.strangers : this.#counted.people;
    const known = counted.get(key);
    if (known) known.count += 1;
    else if (counted.size >= mostCounted) this.#others += 1;
    else {
      counted.set(key, { refusal, count: 1 });
      if (usual[refusal.reason] === 0) this.#write([{ refusal, count: 1 }]);
    }
    await this.#writing;
  }

  /** Writes how many more there were, where their ten minutes are over. */
  async tidy(): Promise<void> {
    this.#turn();
    await this.#writing;
  }

  /** Writes everything that was counted: nothing comes any more. */
  async flush(): Promise<void> {
    this.#close();
    await this.#writing;
  }

  #turn(): void {
    const now = this.#ctx.clock.now().getTime();
    if (now - this.#since < windowMs) return;
    this.#close();
    this.#since = now;
  }

  #close(): void {
    const counted = [...this.#counted.people.values(), ...this.#counted.strangers.values()];
    const more = counted.flatMap(({ refusal, count }) => {
      const usually = usual[refusal.reason];
      if (usually > 0) return count > usually ? [{ refusal, count }] : [];
      return count > 1 ? [{ refusal, count: count - 1 }] : [];
    });
    const others = this.#others;
    this.#counted = { people: new Map(), strangers: new Map() };
    this.#others = 0;
    if (more.length > 0) this.#write(more);
    if (others > 0) this.#write([{ refusal: null, count: others }]);
  }

  /** One after the other; a log that cannot be written holds up nobody: who waits for it hears of it. */
  #write(list: readonly { refusal: Refusal | null; count: number }[]): void {
    this.#writing = this.#writing
      .catch(() => undefined)
      .then(async () => {
        for (const { refusal, count } of list) {
          await auditEach({ ...this.#ctx, actor: refusal?.actor ?? null }, this.#ctx.db, [
            {
              action: 'access.refuse',
              entity: 'access',
              entityId: null,
              details: {
                count,
                ...(refusal && { call: refusal.call, reason: refusal.reason, address: this.#hash(refusal.address) }),
              },
            },
          ]);
        }
      });
  }

  #hash(address: string): string {
    return createHmac('sha256', purposeKey(this.#ctx.installation, 'refused-address'))
      .update(address)
      .digest('base64url')
      .slice(0, 16);
  }
}
