import { categories } from '@dehesa/db/schema';
import { createTestApp } from '../../test-app.test-support';

export type Body = Record<string, unknown>;
export type Caller = 'super' | 'admin' | 'tajo' | 'company' | 'member' | 'collaborator';

export const refused = (value: string) => ({ error: true, value });

/** The app with a caller of each kind, and activities made and read over the documented calls. */
export async function createActivityApp() {
  const server = await createTestApp({ clock: { now: () => new Date('2026-05-01T10:00:00Z') } });
  const company = await server.signInAs({ role: 2, companyName: 'Encina Rutas' });
  const tokens: Record<Caller, string> = {
    super: (await server.signInAs({ role: 0 })).token,
    admin: (await server.signInAs({ role: 1 })).token,
    tajo: (await server.signInAs({ role: 2, territoryId: 2 })).token,
    company: company.token,
    member: (await server.signInAs({ role: 3 })).token,
    collaborator: (await server.signInAs({ role: 4 })).token,
  };
  const [category] = await server.deps.db.insert(categories).values({ nameEs: 'Aves', namePt: 'Aves' }).returning();

  async function call(path: string, body: Body = {}, caller: Caller | null = 'admin') {
    const token = caller === null ? {} : { token: tokens[caller] };
    const { status, body: answer } = await server.call(path, { ...body, ...token });
    const fields: Body = typeof answer === 'object' && answer !== null ? { ...answer } : {};
    return { status, answer, fields };
  }

  /** A complete one of the company in Monfragüe, as the wire sends it. */
  function activity(change: Body = {}): Body {
    return {
      titulo: 'Grullas al atardecer',
      descripcion: '<p>Salida guiada</p>',
      id_usuario: String(company.id),
      id_ubicacion: '1',
      id_categoria: category?.id,
      fecha: '2026-06-20',
      localidad: 'Casatejada',
      aforo: '25',
      ...change,
    };
  }

  async function create(change: Body = {}): Promise<number> {
    const { answer, fields } = await call('/act-crear-actividad', activity(change));
    if (fields['error'] !== false) throw new Error(`not created: ${JSON.stringify(answer)}`);
    return Number(fields['value']);
  }

  async function read(id: number, caller: Caller = 'admin'): Promise<Body> {
    const { data } = (await call('/act-actividades', { id }, caller)).fields;
    return typeof data === 'object' && data !== null ? { ...data } : {};
  }

  return { ...server, companyId: company.id, categoryId: category?.id, tokens, call, activity, create, read };
}

export type ActivityApp = Awaited<ReturnType<typeof createActivityApp>>;

/** Files as old clients send them. */
export const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\u0002\0isomiso2'),
  Buffer.alloc(4000),
]);
