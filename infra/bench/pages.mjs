import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { activities, createActivities } from './rows/fixture.mjs';
import { connect } from './load/http-connection.mjs';
import { percentile } from './load/http-load.mjs';
import { goal, runBench, say } from './run-bench.mjs';

// Pages at opening time: how many a second, beside a bare server of the same framework that sends the same bytes. It fails on
// wrong answers, never on slow ones.
const clients = 16;
const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const shareGoal = 20;

await runBench(async ({ sql, serve }) => {
  const server = await serve();
  await createActivities(sql, 200);
  say(`\npages, ${clients} clients, ${seconds} s each, beside a bare server with the same bytes`);
  for (const address of ['/agenda', `/actividad/bench-${activities.hot}`]) {
    const page = await (await fetch(`http://127.0.0.1:${server.port}${address}`)).text();
    if (!page.includes('Bench')) throw new Error(`${address} shows no activity`);
    const sample = await answerOf(server.port, address);
    const bare = await startBare(sample);
    const reference = await load(bare.port, address);
    await bare.stop();
    await load(server.port, address, 2);
    const found = await load(server.port, address);
    const name = address.replace(/\d+$/, '…');
    const figure = (found.rate / reference.rate) * 100;
    say(
      `  ${name}: ${Math.round(found.rate)} a second of ${sample.bytes} bytes, p95 ${found.p95.toFixed(1)} ms; ` +
        `bare ${Math.round(reference.rate)}: ${goal(`${name} beside a bare server`, { figure, atLeast: shareGoal, unit: '%' })}`,
    );
  }
  say(`  memory of the server afterwards: ${Math.round((await server.memory()) / 1e6)} MB`);
  return true;
});

async function answerOf(port, address) {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers: { 'accept-encoding': 'br' } });
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    date: _date,
    connection: _connection,
    ...headers
  } = Object.fromEntries(response.headers);
  const length = Number(response.headers.get('content-length'));
  await response.arrayBuffer();
  return { headers, bytes: length, body: Buffer.alloc(length, 'x').toString('base64') };
}

async function startBare({ headers, body }) {
  const child = fork(fileURLToPath(new URL('bare-server.mjs', import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send({ headers, body });
  const [{ port }] = await once(child, 'message');
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function load(port, address, during = seconds) {
  const latencies = [];
  const end = performance.now() + during * 1000;
  const worker = async () => {
    const connection = await connect(port);
    while (performance.now() < end) {
      const sent = performance.now();
      const { status } = await connection.get(address, '', 'br');
      if (status !== 200) throw new Error(`${address} answered ${status}`);
      latencies.push(performance.now() - sent);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: clients }, worker));
  return { rate: latencies.length / during, p95: percentile(latencies, 0.95) };
}
