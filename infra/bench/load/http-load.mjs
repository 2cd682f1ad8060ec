import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from './http-connection.mjs';

/**
 * Books through keep-alive connections for some seconds, one call after the other on each.
 * @param {{ port: number, clients: number, seconds: number, nextBody: () => string | null }} options
 *   `nextBody` answers null when there is nothing more to book
 */
export async function load({ port, clients, seconds, nextBody }) {
  const result = { references: [], refused: {}, latencies: [], seconds: 0 };
  const began = performance.now();
  const end = began + seconds * 1000;
  const worker = async (_none, visitor) => {
    const connection = await connect(port, visitor);
    while (performance.now() < end) {
      const body = nextBody();
      if (body === null) break;
      const sent = performance.now();
      const { reference, code } = await book(connection, body);
      result.latencies.push(performance.now() - sent);
      if (reference) result.references.push(reference);
      else result.refused[code] = (result.refused[code] ?? 0) + 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: clients }, worker));
  result.seconds = (performance.now() - began) / 1000;
  return result;
}

/**
 * Books at a fixed rate, whatever the answers take. A latency counts from when its booking was due, so that one that had
 * to wait for the server is not left out.
 * @param {{ port: number, rate: number, seconds: number, nextBody: () => string }} options `rate`: bookings a second
 */
export async function steadyLoad({ port, rate, seconds, nextBody }) {
  const result = { references: [], refused: {}, latencies: [] };
  /** @type {Awaited<ReturnType<typeof connect>>[]} */
  const idle = await Promise.all(Array.from({ length: rate }, (_none, visitor) => connect(port, visitor)));
  const opened = [...idle];
  const bookAt = async (due) => {
    let connection = idle.pop();
    if (!connection) opened.push((connection = await connect(port, opened.length)));
    const { reference, code } = await book(connection, nextBody());
    result.latencies.push(performance.now() - due);
    idle.push(connection);
    if (reference) result.references.push(reference);
    else result.refused[code] = (result.refused[code] ?? 0) + 1;
  };
  const began = performance.now();
  const underWay = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = began + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    underWay.push(bookAt(Math.max(due, early > 0 ? performance.now() : due)));
  }
  await Promise.all(underWay);
  for (const connection of opened) connection.close();
  return result;
}

/** One `public.book`, as the web page sends it. */
export async function book(connection, body) {
  const { status, text } = await connection.post('/trpc/public.book', body);
  const answer = JSON.parse(text);
  const reference = answer.result?.data.json.reference;
  return { reference, code: answer.error?.json.data.domain?.code ?? `HTTP ${status}` };
}

/** The value below which this share of all lies. */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
