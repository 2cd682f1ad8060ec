import { z } from 'zod';
import { ById, date, Done, DoneWithNumber, paging, sentFlag, sentNumber } from '../shapes';
import { admins, type DocumentedCalls, everybody, signedIn, staff } from './documented-call';
import { Collaborator, CompanyChoice, sentUser, User } from './user-shapes';

export const userCalls = {
  '/usuarios': {
    summary: 'A page of users, companies or collaborators, or one by `id`; staff choose companies from it, too.',
    who: signedIn,
    body: z.object({
      id: sentNumber.optional().describe("One's own, for everybody"),
      id_rol: sentNumber.optional(),
      ...paging,
      proximocaducar: sentFlag.optional(),
      caducado: sentFlag.optional(),
      tipofiltro: z.string().optional(),
      tipofiltrofecha: z.string().optional().describe('Which of the three dates counts'),
      fechaalta: z.string().optional().describe('yyyy-mm'),
      fechapagado: z.string().optional().describe('yyyy-mm'),
      fechacaducidad: z.string().optional().describe('yyyy-mm'),
    }),
    answer: z.strictObject({
      error: z.literal(false),
      data: z.union([z.array(User), z.array(CompanyChoice), z.array(Collaborator)]),
      total: z.number(),
    }),
  },
  '/crear-usuario': {
    summary: 'Creates a user of a role within the rights of the caller. Without a session a business signs itself up.',
    who: everybody,
    body: z.object({
      id_rol: sentNumber,
      email: z.string(),
      clave: z.string().optional(),
      key: z.string().optional().describe('The key of the sign-up link'),
      ...sentUser,
    }),
    answer: z.strictObject({ error: z.literal(false), value: z.number().optional() }),
  },
  '/editar-usuario': {
    summary: "Changes a user, or one's own data; what is not sent stays.",
    who: signedIn,
    body: z.object({
      id: sentNumber,
      id_rol: sentNumber.optional(),
      email: z.string().optional(),
      clave: z.string().optional(),
      clave_actual: z.string().optional().describe("One's own password; asked for where one's own `email` changes"),
      ...sentUser,
    }),
    answer: DoneWithNumber,
  },
  '/borrar-usuario': { summary: 'Removes a user.', who: staff, body: ById, answer: Done },
  '/borrar-imagen-usuario': {
    summary: "Takes the picture of a user, or one's own, away.",
    who: signedIn,
    body: ById,
    answer: Done,
  },
  '/editar-acceso-usuario': {
    summary: 'Gives or takes the access; `value` is the new state.',
    who: staff,
    body: ById,
    answer: DoneWithNumber,
  },
  '/editar-clave-usuario': {
    summary: "Sets the password of a user, or one's own, and ends the other sessions.",
    who: signedIn,
    body: z.object({ id: sentNumber.optional(), clave: z.string(), clave_actual: z.string().optional() }),
    answer: Done,
  },
  '/roles': {
    summary: 'The roles that the caller chooses from.',
    who: staff,
    body: z.object({}),
    answer: z.array(z.strictObject({ id: z.number(), rol: z.string() })),
  },
  '/gym-tarifas': {
    summary: 'The tariffs of a gym.',
    who: admins,
    body: z.object({}),
    answer: z.array(
      z.strictObject({ id: z.number(), tarifa: z.string(), dias: z.number().describe('-1: the expiry is free') }),
    ),
  },
  '/enviar-confirmacion-colaborador': {
    summary: 'Gives a collaborator access and tells it by mail.',
    who: staff,
    body: ById,
    answer: Done,
  },
  '/guardar-resvip-config': {
    summary: 'Sets the days of early access; empty ends it.',
    who: admins,
    body: z.object({ resvip_fecha_inicio: date.nullable(), resvip_fecha_fin: date.nullable() }),
    answer: Done,
  },
} satisfies DocumentedCalls;
