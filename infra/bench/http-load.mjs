import http from 'node:http';

/**
 * Books through keep-alive connections for some seconds, one call after the other on each.
 * @param {{ port: number, clients: number, seconds: number, nextBody: () => string | null }} options
 *   `nextBody` answers null when there is nothing more to book
 */
export async function load({ port, clients, seconds, nextBody }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const result = { references: [], refused: {}, latencies: [], seconds: 0 };
  const began = process.hrtime.bigint();
  const end = began + BigInt(Math.round(seconds * 1e9));
  const worker = async () => {
    while (process.hrtime.bigint() < end) {
      const body = nextBody();
      if (body === null) return;
      const sent = process.hrtime.bigint();
      const { reference, code } = await book(agent, port, body);
      result.latencies.push(Number(process.hrtime.bigint() - sent) / 1e6);
      if (reference) result.references.push(reference);
      else result.refused[code] = (result.refused[code] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, worker));
  result.seconds = Number(process.hrtime.bigint() - began) / 1e9;
  agent.destroy();
  return result;
}

/** One `public.book`, as the web page sends it. */
export function book(agent, port, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const request = http.request({
      agent,
      host: '127.0.0.1',
      port,
      path: '/trpc/public.book',
      method: 'POST',
      headers,
    });
    request.once('error', reject);
    request.once('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const answer = JSON.parse(Buffer.concat(chunks).toString());
        const reference = answer.result?.data.json.reference;
        resolve({ reference, code: answer.error?.json.data.domain?.code ?? `HTTP ${response.statusCode}` });
      });
    });
    request.end(body);
  });
}

/** The value below which this share of all lies. */
export function percentile(values, share) {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
