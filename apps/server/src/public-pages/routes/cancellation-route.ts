import { CancellationLink } from '@dehesa/domain/reservations';
import { readCancellation } from '@dehesa/services/reservations';
import { keepPrivate } from '../keep-private';
import type { PageRequest, PageRoutes } from '../page-kit';
import { wrongLinks } from '../wrong-links';

/** `/cancelacion/{data}` (U32, B37). */
export const cancellationRoute: PageRoutes = (app, { services, options, common, send }) => {
  const countWrongLink = wrongLinks(app);
  app.get('/cancelacion', (_request, reply) => reply.redirect('/'));
  app.get('/cancelacion/:data', { ...options, onSend: keepPrivate }, async (request: PageRequest, reply) => {
    const { shared } = await common(request, reply);
    const token = request.params.data ?? '';
    const asked = CancellationLink.safeParse({ token, language: shared.language });
    const reservation = asked.success ? await readCancellation(services, asked.data) : null;
    if (reservation === null) {
      await countWrongLink(request);
      return reply.redirect('/');
    }
    return send(request, reply, { ...shared, kind: 'cancellation', token, reservation });
  });
};
