import { z } from 'zod';
import { Done, flag } from '../shapes';
import { type DocumentedCalls, everybody, signedIn } from './documented-call';

export const authCalls = {
  '/login': {
    summary:
      'Opens a session. In the gym variant a member with an unpaid fee is answered `Cuota`. For an account with two-step verification `clave` is an application key, made in its profile.',
    who: everybody,
    body: z.object({ email: z.string(), clave: z.string() }),
    answer: z.strictObject({ error: z.literal(false), token: z.string() }),
  },
  '/me': {
    summary: 'Who is signed in; also past the licence and before a new password is chosen.',
    who: signedIn,
    body: z.object({}),
    answer: z
      .strictObject({
        error: z.literal(false),
        id: z.number(),
        id_rol: z.number(),
        rol: z.string(),
        nombre: z.string(),
        apellidos: z.string(),
        alias: z.string(),
        empresa: z.string(),
        imagen: z.string(),
        id_ubicacion: z.number().nullable(),
        acceso: flag,
        licencia: z.strictObject({ error: z.boolean() }).describe('`error`: the licence has expired'),
      })
      .meta({ id: 'Session' }),
  },
  '/del-webtoken': { summary: 'Ends the session.', who: signedIn, body: z.object({}), answer: Done },
  '/recuperar-clave-usuario': {
    summary: 'Sends a one-time password, valid for one hour.',
    who: everybody,
    body: z.object({ email: z.string() }),
    answer: Done,
  },
} satisfies DocumentedCalls;
