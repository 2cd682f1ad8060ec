import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from './http-connection.mjs';
import { book } from './http-load.mjs';
import { activities, bookingBody } from '../rows/fixture.mjs';

export const pagePath = (id) => `/actividad/bench-${id}`;

/**
 * Arrivals of a Poisson stream; a latency counts from when somebody came, not from when there was a connection.
 * @param {number} port
 * @param {{ rate: number, seconds: number, pagesToABooking: number }} load so many arrive a second, each asks for a page or books
 * @returns {Promise<{ latencies: number[], references: string[], failed: number }>} in milliseconds
 */
export async function openLoad(port, { rate, seconds, pagesToABooking }) {
  const found = { latencies: [], references: [], failed: 0 };
  const idle = [];
  const come = async (due) => {
    const connection = openOne(idle) ?? (await connect(port, found.latencies.length % 1_000));
    if (isBooking(pagesToABooking)) {
      const { reference } = await book(connection, bookingBody(oneOfMany()));
      if (reference) found.references.push(reference);
      else found.failed += 1;
    } else if ((await connection.get(pagePath(oneOfMany()), '', 'br')).status !== 200) found.failed += 1;
    found.latencies.push(performance.now() - due);
    idle.push(connection);
  };
  const began = performance.now();
  const underWay = [];
  for (let due = 0; due < seconds * 1000; due += (-Math.log(1 - Math.random()) * 1000) / rate) {
    const early = began + due - performance.now();
    if (early > 1) await sleep(early);
    underWay.push(come(began + due));
  }
  await Promise.all(underWay);
  for (const connection of idle) connection.close();
  return found;
}

function openOne(idle) {
  let connection = idle.pop();
  while (connection && !connection.isOpen()) connection = idle.pop();
  return connection;
}

/** Whether who comes now books. */
export function isBooking(pagesToABooking) {
  return Math.random() < 1 / (pagesToABooking + 1);
}

export function oneOfMany() {
  return activities.first + Math.floor(Math.random() * (activities.last - activities.first + 1));
}
