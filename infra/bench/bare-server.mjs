import Fastify from 'fastify';

// What the framework alone can do: sends the bytes that its parent gave it, with as many headers as the product.
process.once('message', (given) => void serve(given));
process.once('SIGTERM', () => process.exit(0));

async function serve({ body, headers }) {
  const app = Fastify();
  const bytes = Buffer.from(body, 'base64');
  app.get('/*', (_request, reply) => reply.headers(headers).send(bytes));
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.send({ port: app.server.address().port });
}
