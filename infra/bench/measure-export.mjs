import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from './load/http-connection.mjs';
import { percentile } from './load/http-load.mjs';
import { goal, say } from './run-bench.mjs';

/** What a file may take, however long it is. */
const memoryGoal = 100;

/**
 * A long file, while somebody else asks for something small all the time.
 * @param {{ port: number, memory: () => Promise<number> }} server
 * @param {string} token
 * @param {{ name: string, path: string }} file
 * @returns {Promise<number>} after how many milliseconds it began
 */
export async function measureExport(server, token, { name, path }) {
  const before = await server.memory();
  const began = performance.now();
  let most = before;
  let done = false;
  let bytes = 0;
  let begun = 0;
  const waits = [];
  const others = (async () => {
    const connection = await connect(server.port);
    while (!done) {
      const sent = performance.now();
      await connection.get('/api/health', '');
      waits.push(performance.now() - sent);
      most = Math.max(most, await server.memory());
      await sleep(20);
    }
    connection.close();
  })();
  try {
    await new Promise((resolve, reject) => {
      const headers = { cookie: `dehesa_session=${token}` };
      http.get({ port: server.port, path, headers }, (response) => {
        if (response.statusCode !== 200) return reject(new Error(`${path}: HTTP ${response.statusCode}`));
        response
          .on('data', (chunk) => {
            begun ||= performance.now() - began;
            bytes += chunk.length;
          })
          .on('end', resolve)
          .on('error', reject);
      });
    });
  } finally {
    done = true;
    await others;
  }
  const lasted = ((performance.now() - began) / 1000).toFixed(1);
  const megabytes = (value) => (value / 1024 / 1024).toFixed(0);
  const memory = { figure: (most - before) / 1024 / 1024, atMost: memoryGoal, unit: 'MB' };
  const more = goal(`export of ${name}, memory`, memory);
  say(
    `  export of ${name} ${lasted} s, begun after ${begun.toFixed(0)} ms, ${megabytes(bytes)} MB; memory ${more} more;`,
  );
  say(`  others meanwhile p95 ${percentile(waits, 0.95).toFixed(1)} ms, at most ${Math.max(...waits).toFixed(1)} ms`);
  return begun;
}
