import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../bench/load/http-connection.mjs';
import { activities, bookingBody, idempotencyKey, nextPerson } from '../bench/rows/fixture.mjs';

/** As long as a page waits for an answer, in milliseconds. */
const answerWithin = 10_000;
/** Until somebody asks again, as the page does, in milliseconds: twice as long each time. */
const firstPause = 2_000;
const longestPause = 15_000;
/** The page never gives up; somebody who has to wait for so long counts as one without an answer. */
const patience = 600_000;
/** One of so many wants a place where there are few. */
const wantsFewPlaces = 10;
const soldOut = 'reservations.capacityExceeded';
const unanswered = 'no answer';

/**
 * Visitors of a Poisson stream who book for two until they are told to stop coming. Whoever gets no answer, or is told to
 * come again, asks again with the same key, as the page does.
 * @param {{ rate: number, port: () => number }} options `rate`: arrivals a second; `port`: where the product is reached now
 */
export function startVisitors({ rate, port }) {
  const found = {
    came: 0,
    /** What was promised: the reference by the visitor's key. @type {Map<string, string>} */
    promised: new Map(),
    /** Keys that had two answers. */
    changed: 0,
    soldOut: 0,
    repeated: 0,
    /** What else they were told, by how many. @type {Record<string, number>} */
    errors: {},
    /** When each answer came, in order, from the beginning; milliseconds. @type {number[]} */
    answeredAt: [],
    endedAt: 0,
  };
  const began = performance.now();
  const underWay = new Set();
  let coming = true;
  const saw = (code) => {
    found.errors[code] = (found.errors[code] ?? 0) + 1;
  };
  const come = async (visitor) => {
    const person = nextPerson();
    const few = visitor % wantsFewPlaces === 0;
    const body = bookingBody(few ? activities.small : oneOfMany(visitor), person);
    const { reference, code, tries } = await untilAnswered(port, visitor, body);
    if (tries > 1) found.repeated += 1;
    if (reference === undefined) {
      if (code === soldOut) found.soldOut += 1;
      else saw(code);
      return;
    }
    found.answeredAt.push(performance.now() - began);
    found.promised.set(idempotencyKey(person), reference);
    // One of twenty presses again although there was an answer.
    if (visitor % 20 !== 7) return;
    const again = await untilAnswered(port, visitor, body);
    if (again.code === unanswered) saw(unanswered);
    else if (again.reference !== reference) found.changed += 1;
  };
  const arrivals = (async () => {
    for (let due = 0; coming; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
      const early = began + due - performance.now();
      if (early > 1) await sleep(early);
      if (!coming) break;
      const visit = come((found.came += 1)).finally(() => underWay.delete(visit));
      underWay.add(visit);
    }
    found.endedAt = performance.now() - began;
  })();
  return {
    found,
    /** Nobody comes any more, and whoever is there is waited for. */
    async end() {
      coming = false;
      await arrivals;
      await Promise.all(underWay);
      return found;
    },
  };
}

/** The longest time within which nobody was promised anything, in seconds. */
export function longestSilence({ answeredAt, endedAt }) {
  const moments = [0, ...answeredAt.toSorted((one, other) => one - other)];
  // Who came at the end may be answered after it.
  if (moments.at(-1) < endedAt) moments.push(endedAt);
  return Math.max(0, ...moments.slice(1).map((moment, index) => moment - moments[index])) / 1000;
}

async function untilAnswered(port, visitor, body) {
  const end = performance.now() + patience;
  for (let tries = 1, pause = firstPause; ; tries += 1, pause = Math.min(pause * 2, longestPause)) {
    const answer = await ask(port(), visitor, body).catch(() => undefined);
    if (answer && !['503', '429'].includes(answer.status)) return { ...answer, tries };
    if (performance.now() > end) return { code: unanswered, tries };
    await sleep(pause * (1 + Math.random() * 0.2));
  }
}

async function ask(port, visitor, body) {
  const connection = await connect(port, visitor % 50_000);
  const limit = setTimeout(() => connection.close(), answerWithin);
  try {
    const { status, text } = await connection.post('/trpc/public.book', body);
    const { result, error } = status === 503 || status === 429 ? {} : JSON.parse(text);
    const code = error?.json.data.domain?.code ?? `HTTP ${status}`;
    return { status: String(status), reference: result?.data.json.reference, code };
  } finally {
    clearTimeout(limit);
    connection.close();
  }
}

function oneOfMany(visitor) {
  return activities.first + (visitor % (activities.last - activities.first + 1));
}
