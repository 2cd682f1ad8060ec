import type { FastifyRequest } from 'fastify';

/** Whether it is a browser that asks, for somebody to read. */
export function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (headers.accept ?? '').includes('text/html');
}
