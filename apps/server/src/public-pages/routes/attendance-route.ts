import type { DomainErrorCode } from '@dehesa/domain/errors';
import { AttendanceAnswer, AttendanceLink } from '@dehesa/domain/reservations';
import { answerAttendance, readAttendanceQuestion } from '@dehesa/services/reservations';
import type { FastifyReply } from 'fastify';
import { formFields } from '../form-body';
import { linkPages, refusalOf } from '../link-pages';
import type { AttendanceProblem } from '../page';
import type { PageRequest, PageRoutes } from '../page-kit';

/** Refusals that the page explains; after any other that a party can meet, the page itself says how things stand. */
const problems: Partial<Record<DomainErrorCode, { problem: AttendanceProblem; status: number }>> = {
  'reservations.changedMeanwhile': { problem: 'changed', status: 409 },
  'reservations.companionCheckedIn': { problem: 'checkedIn', status: 409 },
  'request.tooMany': { problem: 'tooMany', status: 429 },
  'service.busy': { problem: 'busy', status: 503 },
};
const shownByState: ReadonlySet<DomainErrorCode> = new Set<DomainErrorCode>([
  'record.notFound',
  'reservations.alreadyCancelled',
  'reservations.alreadyBegun',
  'reservations.notBookable',
  'reservations.notConfirmed',
  'activities.suspended',
]);

/** `/asistencia/{data}`: whether a party comes, by the link of its reminder. Only the form's POST changes anything. */
export const attendanceRoute: PageRoutes = (app, kit) => {
  const { services, send } = kit;
  const { privately, open, post, again } = linkPages(app, kit, '/asistencia');

  const show = async (
    request: PageRequest,
    reply: FastifyReply,
    refused?: { problem: AttendanceProblem; status: number; ticked: readonly number[] },
  ) => {
    const read = (link: AttendanceLink) => readAttendanceQuestion(services, link);
    const { shared, token, found: question } = await open(request, reply, AttendanceLink, read);
    const page = { ...shared, kind: 'attendance' as const, token, question };
    const { problem = null, ticked = [], status = 200 } = refused ?? {};
    return send(request, reply, { ...page, problem, ticked }, question === null ? 404 : status);
  };

  app.get('/asistencia/:data', privately, (request: PageRequest, reply) => show(request, reply));

  post(async (request, reply) => {
    const fields = formFields(request.body);
    const language = await kit.languageOf(request, reply);
    const token = request.params.data ?? '';
    const ticked = fields.getAll('no_viene').map(Number);
    const input = AttendanceAnswer.safeParse({ token, language, ...answerOf(fields, ticked) });
    if (!input.success) {
      const isEmpty = fields.get('respuesta') === 'menos' && ticked.length === 0;
      return show(request, reply, isEmpty ? { problem: 'nobody', status: 422, ticked } : undefined);
    }
    const refusal = await refusalOf(answerAttendance(services, input.data));
    const explained = refusal && problems[refusal.code];
    if (explained) return show(request, reply, { ...explained, ticked });
    if (refusal && !shownByState.has(refusal.code)) throw refusal;
    return again(reply, token, language);
  });
};

/** The form's words as the verb takes them. */
function answerOf(fields: URLSearchParams, personIds: readonly number[]): Record<string, unknown> {
  switch (fields.get('respuesta')) {
    case 'vamos':
      return { answer: 'coming' };
    case 'menos':
      return { answer: 'fewer', personIds, party: Number(fields.get('personas')) };
    case 'cancelar':
      return { answer: 'cancelled' };
    default:
      return {};
  }
}
