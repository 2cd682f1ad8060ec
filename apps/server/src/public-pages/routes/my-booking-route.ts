import { DomainError } from '@dehesa/domain/errors';
import { MyBookingLink } from '@dehesa/domain/reservations';
import {
  readMyBooking,
  readMyBookingCalendar,
  readMyBookingQr,
  readMyBookingTicket,
} from '@dehesa/services/reservations';
import type { FastifyReply } from 'fastify';
import { downloadName } from '../../plugins/files/download-name';
import { linkPages } from '../link-pages';
import type { PageRequest, PageRoutes } from '../page-kit';

interface File {
  filename: string;
  content: string | Buffer;
  type: string;
}

/** `/mi-reserva/{data}`: a reservation by the signed link of its mails, and what is to be taken from there. */
export const myBookingRoute: PageRoutes = (app, kit) => {
  const { services, send } = kit;
  const { privately, open } = linkPages(app, kit, '/mi-reserva');

  app.get('/mi-reserva/:data', privately, async (request: PageRequest, reply) => {
    const { shared, token, found } = await open(request, reply, MyBookingLink, (link) => readMyBooking(services, link));
    const page = { ...shared, kind: 'myBooking' as const, token, booking: found };
    return send(request, reply, page, found === null ? 404 : 200);
  });

  /** A file of the reservation; where there is none (any more) its page tells why. */
  const sendFile = async (request: PageRequest, reply: FastifyReply, make: (link: MyBookingLink) => Promise<File>) => {
    const language = await kit.languageOf(request, reply);
    const asked = MyBookingLink.safeParse({ token: request.params.data, language });
    const file = asked.success ? await make(asked.data).catch(missing) : undefined;
    if (file === undefined) return reply.redirect(`/mi-reserva/${encodeURIComponent(request.params.data ?? '')}`);
    return reply
      .header('content-type', file.type)
      .header('content-disposition', `attachment; ${downloadName(file.filename, file.filename)}`)
      .send(file.content);
  };

  app.get('/mi-reserva/:data/reserva.ics', privately, (request: PageRequest, reply) =>
    sendFile(request, reply, async (link) => ({
      ...(await readMyBookingCalendar(services, link)),
      type: 'text/calendar; charset=utf-8',
    })),
  );

  app.get('/mi-reserva/:data/reserva.pdf', privately, (request: PageRequest, reply) =>
    sendFile(request, reply, async (link) => {
      const { filename, pdf } = await readMyBookingTicket(services, link);
      return { filename, content: pdf, type: 'application/pdf' };
    }),
  );

  app.get('/mi-reserva/:data/qr.png', privately, (request: PageRequest, reply) =>
    sendFile(request, reply, async (link) => {
      const { filename, png } = await readMyBookingQr(services, link);
      return { filename, content: png, type: 'image/png' };
    }),
  );
};

function missing(error: unknown): undefined {
  if (!(error instanceof DomainError) || error.code !== 'record.notFound') throw error;
}
