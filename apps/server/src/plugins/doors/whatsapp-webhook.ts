import { answerHandshake, receiveWebhook } from '@dehesa/services/inbox';
import { DomainError } from '@dehesa/domain/errors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { serviceContext } from '../../requests/request-context';

const address = '/api/whatsapp/webhook';
/** What WhatsApp sends at most in one go. */
const bodyLimit = 3 * 1024 * 1024;
/** All that is told comes from a few addresses of WhatsApp: so many times what a visitor's may call (B47). */
const rateFactor = 20;

type Handshake = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/**
 * Where WhatsApp tells what came in and what became of our messages: known by the signature of the body as it came, by
 * no session. A wrong one is 401 and nothing is stored; what is not ours is 200, or it would come again for days (B38).
 */
export const whatsappWebhook = fp<{ deps: AppDeps }>(
  async (app, { deps }) => {
    const services = serviceContext(deps, null);
    const config = { rateLimit: { max: deps.rateLimit * rateFactor, timeWindow: '1 minute' } };
    await app.register((scope, _options, done) => {
      // The signature is over the bytes, whatever they are said to be.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => parsed(null, body));
      scope.get(address, { exposeHeadRoute: false, config }, ({ query }: Handshake, reply) => {
        const challenge = answerHandshake(services, {
          mode: query['hub.mode'],
          token: query['hub.verify_token'],
          challenge: query['hub.challenge'],
        });
        return reply
          .header('content-type', 'text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(challenge);
      });
      scope.post(address, { bodyLimit, config }, async (request, reply) => {
        const signature = request.headers['x-hub-signature-256'];
        if (!Buffer.isBuffer(request.body)) throw DomainError.of('access.unauthenticated');
        const receipt = await receiveWebhook(
          services,
          request.body,
          typeof signature === 'string' ? signature : undefined,
        );
        if (receipt.foreign + receipt.unreadable > 0) request.log.warn(receipt, 'WhatsApp told of what is not ours');
        return reply.send({});
      });
      done();
    });
  },
  { name: 'whatsapp-webhook', dependencies: ['security', 'errors'] },
);
