import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { databaseUrl } from '../cluster/plan.mjs';

/** As long as an answer is waited for; milliseconds. */
const patience = 1_000;
const pause = 50;

/**
 * Somebody writes at each member directly, whatever is said of it, and notes whose writing was answered when. A cluster has
 * one that does.
 * @param {import('../cluster/plan.mjs').Plan} plan
 */
export async function watchWriters(plan) {
  const sql = postgres(databaseUrl(plan, { superuser: true }), { max: 1, onnotice: () => undefined });
  await sql`create table if not exists drill_marks (mark text primary key)`;
  await sql.end();
  /** @type {{ mark: string, member: string, at: number }[]} */
  const answered = [];
  let late = 0;
  let writing = false;
  let writers = [];
  let began = 0;

  async function write({ name, pg }) {
    for (let number = 0; writing; number += 1) {
      const mark = `${name} ${began.toFixed(0)} ${number}`;
      const one = postgres(databaseUrl(plan, { superuser: true, port: pg }), {
        max: 1,
        connect_timeout: 1,
        onnotice: () => undefined,
      });
      const written = one`insert into drill_marks values (${mark})`.then(
        () => answered.push({ mark, member: name, at: performance.now() }),
        () => undefined,
      );
      await Promise.race([written, sleep(patience, undefined, { ref: false })]);
      await one.end({ timeout: 0 }).catch(() => undefined);
      await sleep(pause);
    }
  }

  return {
    begin() {
      began = performance.now();
      writing = true;
      writers = plan.members.map(write);
    },
    /** Counts what the one before still answered after another had begun to. @param {string} before its name */
    async end(before) {
      writing = false;
      await Promise.all(writers);
      const lately = answered.filter(({ at }) => at > began);
      const succeeded = lately.filter(({ member }) => member !== before).map(({ at }) => at);
      if (succeeded.length === 0) throw new Error('the writers saw nobody succeed');
      if (!lately.some(({ member }) => member === before)) throw new Error('the writers saw no primary');
      late += lately.filter(({ member, at }) => member === before && at > succeeded[0]).length;
    },
    /** @param {import('../cluster/plan.mjs').Plan} whole once all of it is back */
    async judge(whole) {
      const last = postgres(databaseUrl(whole, { superuser: true }), { max: 1, onnotice: () => undefined });
      const rows = await last`select mark from drill_marks`;
      await last`drop table drill_marks`;
      await last.end();
      const there = new Set(rows.map(({ mark }) => mark));
      return {
        writings: answered.length,
        'answered by two, wrong': late,
        'writings lost, wrong': answered.filter(({ mark }) => !there.has(mark)).length,
      };
    },
  };
}
