import type { DomainErrorCode } from '@dehesa/domain/errors';
import { MoveAnswer, MoveLink } from '@dehesa/domain/outings';
import { answerMove, readMove } from '@dehesa/services/reservations';
import type { FastifyReply } from 'fastify';
import { formFields } from '../form-body';
import { linkPages, refusalOf } from '../link-pages';
import type { OtherDateProblem } from '../page';
import type { PageRequest, PageRoutes } from '../page-kit';

interface Refused {
  problem: OtherDateProblem;
  status: number;
}

const full: Refused = { problem: 'full', status: 409 };
const unavailable: Refused = { problem: 'unavailable', status: 409 };
const ages: Refused = { problem: 'ages', status: 409 };
const repeated: Refused = { problem: 'repeated', status: 409 };

/** Refusals that the page explains; after `moveClosed` the page itself says how things stand. */
const problems: Partial<Record<DomainErrorCode, Refused>> = {
  'reservations.capacityExceeded': full,
  'reservations.notBookable': unavailable,
  'record.notFound': unavailable,
  'reservations.emailRepeated': repeated,
  'reservations.identityRepeated': repeated,
  'reservations.companionEmailRepeated': repeated,
  'reservations.companionIdentityRepeated': repeated,
  'reservations.birthDateInvalid': ages,
  'reservations.bookerTooYoung': ages,
  'reservations.childrenNotAllowed': ages,
  'reservations.childTooYoung': ages,
  'reservations.companionBirthDateInvalid': ages,
  'reservations.sameDate': { problem: 'sameDate', status: 409 },
  'service.busy': { problem: 'busy', status: 503 },
};

/** `/otra-fecha/{data}`: what becomes of a reservation of a suspended outing. Only the forms' POST changes anything. */
export const otherDateRoute: PageRoutes = (app, kit) => {
  const { services, send } = kit;
  const { privately, open, post, again } = linkPages(app, kit, '/otra-fecha');

  const show = async (request: PageRequest, reply: FastifyReply, refused?: Refused) => {
    const opened = await open(request, reply, MoveLink, (link) => readMove(services, link));
    const { shared, token, found: move } = opened;
    // The other date was suspended too since this link was sent: what it shows is answered by the newest one alone.
    if (move !== null && move.token !== token)
      return reply.redirect(`/otra-fecha/${encodeURIComponent(move.token)}?lang=${shared.language}`);
    const page = { ...shared, kind: 'otherDate' as const, token, move, problem: refused?.problem ?? null };
    return send(request, reply, page, move === null ? 404 : (refused?.status ?? 200));
  };

  app.get('/otra-fecha/:data', privately, (request: PageRequest, reply) => show(request, reply));

  post(async (request, reply) => {
    const language = await kit.languageOf(request, reply);
    const token = request.params.data ?? '';
    const input = MoveAnswer.safeParse({ token, language, ...answerOf(formFields(request.body)) });
    if (!input.success) return show(request, reply);
    const refusal = await refusalOf(answerMove(services, input.data));
    const explained = refusal && problems[refusal.code];
    if (explained) return show(request, reply, explained);
    if (refusal && refusal.code !== 'reservations.moveClosed') throw refusal;
    return again(reply, token, language);
  });
};

/** The form's words as the verb takes them; a date is its activity and, where it has shifts, one of them. */
function answerOf(fields: URLSearchParams): Record<string, unknown> {
  const [activityId, shiftId] = (fields.get('fecha') ?? '').split('-').map(Number);
  switch (fields.get('respuesta')) {
    case 'aceptar':
      return { answer: 'accept' };
    case 'cambiar':
      return { answer: 'take', activityId, shiftId: shiftId || null };
    case 'cancelar':
      return { answer: 'cancel' };
    default:
      return {};
  }
}
