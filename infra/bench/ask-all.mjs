import { connect } from './load/http-connection.mjs';
import { percentile } from './load/http-load.mjs';
import { sessionToken } from './rows/many-activities.mjs';
import { goal, say } from './run-bench.mjs';

/** A question that takes long is asked less often, so that the bench ends. */
const patienceMs = 3000;
const p95Goal = 100;

/**
 * Asks everything, one call after the other; each noun's slowest question goes to the table of goals.
 * @param {{ port: number }} server
 * @param {readonly { name: string, procedure: string, input?: object, right: object | ((answer: any) => boolean), token?: string,
 *   method?: 'post', atMost?: number }[]} questions what stands before the comma of a name is its noun; `atMost` is a goal of its own
 * @param {number} calls of each question
 * @returns whether every answer was right
 */
export async function askAll(server, questions, calls) {
  let wrong = 0;
  const slowest = new Map();
  for (const question of questions) {
    const { atMost = p95Goal } = question;
    const { latencies, mistake } = await ask(server.port, question, calls);
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(latencies, share));
    say(
      `  ${question.name.padEnd(32)} p50 ${p50.toFixed(1).padStart(7)}  p95 ${p95.toFixed(1).padStart(7)} ms${p95 > atMost ? ' *' : ''}`,
    );
    if (mistake !== undefined) {
      wrong += 1;
      say(`    wrong: ${mistake}`);
    }
    const [noun] = question.name.split(',');
    const most = slowest.get(noun) ?? { figure: 0, atMost };
    slowest.set(noun, { figure: Math.max(most.figure, p95), atMost: Math.max(most.atMost, atMost) });
  }
  say('  the slowest of each:');
  for (const [noun, most] of slowest)
    say(`    ${noun.padEnd(30)} ${goal(`ten years, ${noun}, p95`, { ...most, unit: 'ms', digits: 1 })}`);
  return wrong === 0;
}

/** One call after the other, as somebody who looks through the screens; the first only warms up. */
async function ask(port, question, calls) {
  const connection = await connect(port);
  const latencies = [];
  let mistake;
  const began = performance.now();
  for (let call = -1; call < calls && (call < 1 || performance.now() - began < patienceMs); call += 1) {
    const sent = performance.now();
    const { status, text } = await send(connection, question);
    if (call >= 0) latencies.push(performance.now() - sent);
    mistake ??= mistakeIn(question, status, text);
  }
  connection.close();
  return { latencies, mistake };
}

function send(connection, { procedure, input, token = sessionToken, method }) {
  const cookie = `dehesa_session=${token}`;
  const body = JSON.stringify({ json: input });
  if (method === 'post') return connection.post(`/trpc/${procedure}`, body, cookie);
  const asked = input === undefined ? '' : `?input=${encodeURIComponent(body)}`;
  return connection.get(`/trpc/${procedure}${asked}`, cookie);
}

/** What is wrong with an answer, in words; undefined where nothing is. */
function mistakeIn({ right }, status, text) {
  if (status !== 200) return `HTTP ${status}: ${text.slice(0, 200)}`;
  const answer = JSON.parse(text).result.data.json;
  if (typeof right === 'function') return right(answer) ? undefined : `not what it should be: ${text.slice(0, 200)}`;
  return answer.total === right.total ? undefined : `found ${answer.total} in place of ${right.total}`;
}
