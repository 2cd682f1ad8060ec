import { readAgendaQuery } from '@dehesa/domain/activities';
import { allowedWidgetOrigin } from '@dehesa/services/configuration';
import type { ServiceContext } from '@dehesa/services/context';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WidgetFrame } from './page';

/** The pages that a widget shows; all others stand in no frame, whoever asks. */
const shown: ReadonlySet<string | undefined> = new Set(['/agenda', '/actividad/:slug']);

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** The site that asks in the address to show the page, if the configuration lists it (decision 0021). */
export async function widgetFrameOf(services: ServiceContext, request: Request): Promise<WidgetFrame | undefined> {
  if (!shown.has(request.routeOptions.url)) return undefined;
  const { embed, territoryId } = readAgendaQuery(request.query);
  if (embed === undefined || (await allowedWidgetOrigin(services, embed)) === null) return undefined;
  return { embed, territoryId };
}

/** A link of a widget that was opened in a window of its own: there the whole page is wanted. */
export function isOutOfFrame(request: Request): boolean {
  return request.headers['sec-fetch-dest'] === 'document';
}

/** The same address as everybody sees it. */
export function addressOutOfFrame(request: Request): string {
  const address = new URL(request.url, 'http://localhost');
  address.searchParams.delete('embed');
  return `${address.pathname}${address.search}`;
}

/** Lets one site show the page: the policy of the others is to stand in no frame. */
export function allowFrame(reply: FastifyReply, policy: string, { embed }: WidgetFrame): string {
  void reply.header('vary', 'Accept-Language, Sec-Fetch-Dest');
  return policy.replace("frame-ancestors 'none'", `frame-ancestors ${embed}`);
}
