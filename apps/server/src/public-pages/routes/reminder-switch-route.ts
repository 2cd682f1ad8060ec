import { AttendanceLink, ReminderSwitch } from '@dehesa/domain/reservations';
import { readReminderSwitch, switchReminders } from '@dehesa/services/reminders';
import type { FastifyReply } from 'fastify';
import { acceptForms, formFields } from '../form-body';
import { keepPrivate } from '../keep-private';
import type { PageRequest, PageRoutes } from '../page-kit';
import { wrongLinks } from '../wrong-links';

/** `/baja-recordatorios/{data}`: the List-Unsubscribe address of reminders, for people and for mail programs (RFC 8058). */
export const reminderSwitchRoute: PageRoutes = (app, { services, options, common, send }) => {
  const countWrongLink = wrongLinks(app);
  const privately = { ...options, onSend: keepPrivate };

  const read = async (request: PageRequest, reply: FastifyReply) => {
    const { shared } = await common(request, reply);
    const token = request.params.data ?? '';
    const asked = AttendanceLink.safeParse({ token, language: shared.language });
    const reservation = asked.success ? await readReminderSwitch(services, asked.data) : null;
    if (reservation === null) await countWrongLink(request);
    return { ...shared, kind: 'reminderSwitch' as const, token, reservation };
  };
  const show = async (request: PageRequest, reply: FastifyReply) => {
    const page = await read(request, reply);
    return send(request, reply, page, page.reservation === null ? 404 : 200);
  };

  app.get('/baja-recordatorios', (_request, reply) => reply.redirect('/agenda'));
  app.get('/baja-recordatorios/:data', privately, show);

  void app.register((scope, _options, done) => {
    acceptForms(scope);
    scope.post('/baja-recordatorios/:data', privately, async (request: PageRequest, reply) => {
      const { token, language, reservation } = await read(request, reply);
      if (reservation === null) return show(request, reply);
      const wanted = formFields(request.body).get('recordatorios');
      const oneClick = isOneClick(request.body);
      if (wanted === null && !oneClick) return show(request, reply);
      await switchReminders(services, ReminderSwitch.parse({ token, language, off: oneClick || wanted === 'no' }));
      // A mail program is answered at once: it need not follow.
      if (oneClick) return show(request, reply);
      return reply.redirect(`/baja-recordatorios/${encodeURIComponent(token)}?lang=${language}`, 303);
    });
    done();
  });
};

/** `List-Unsubscribe=One-Click` as a form or in parts. */
function isOneClick(body: unknown): boolean {
  if (typeof body === 'string') return /name="?List-Unsubscribe"?\s[^]*?\sOne-Click\s/i.test(body);
  return formFields(body).get('List-Unsubscribe') === 'One-Click';
}
