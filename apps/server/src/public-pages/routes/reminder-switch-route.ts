import { AttendanceLink, ReminderSwitch } from '@dehesa/domain/reservations';
import { readReminderSwitch, switchReminders } from '@dehesa/services/reminders';
import type { FastifyReply } from 'fastify';
import { formFields } from '../form-body';
import { linkPages } from '../link-pages';
import type { PageRequest, PageRoutes } from '../page-kit';

/** `/baja-recordatorios/{data}`: the List-Unsubscribe address of reminders, for people and for mail programs (RFC 8058). */
export const reminderSwitchRoute: PageRoutes = (app, kit) => {
  const { services, send } = kit;
  const { privately, open, post, again } = linkPages(app, kit, '/baja-recordatorios');

  const read = async (request: PageRequest, reply: FastifyReply) => {
    const opened = await open(request, reply, AttendanceLink, (link) => readReminderSwitch(services, link));
    return { ...opened.shared, kind: 'reminderSwitch' as const, token: opened.token, reservation: opened.found };
  };
  const show = async (request: PageRequest, reply: FastifyReply) => {
    const page = await read(request, reply);
    return send(request, reply, page, page.reservation === null ? 404 : 200);
  };

  app.get('/baja-recordatorios/:data', privately, show);

  post(async (request, reply) => {
    const { token, language, reservation } = await read(request, reply);
    if (reservation === null) return show(request, reply);
    const wanted = formFields(request.body).get('recordatorios');
    const oneClick = isOneClick(request.body);
    if (wanted === null && !oneClick) return show(request, reply);
    await switchReminders(services, ReminderSwitch.parse({ token, language, off: oneClick || wanted === 'no' }));
    // A mail program is answered at once: it need not follow.
    if (oneClick) return show(request, reply);
    return again(reply, token, language);
  });
};

/** `List-Unsubscribe=One-Click` as a form or in parts. */
function isOneClick(body: unknown): boolean {
  if (typeof body === 'string') return /name="?List-Unsubscribe"?\s[^]*?\sOne-Click\s/i.test(body);
  return formFields(body).get('List-Unsubscribe') === 'One-Click';
}
