import { setTimeout as pause } from 'node:timers/promises';
import { inDatabase } from './database';
import { activityIdOf } from './demo-ids';
import type { RunningProduct } from './product';
import { demoPassword } from './staff';

/** Calls a documented path; `value` and the other fields of its answer. */
async function call(product: RunningProduct, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${product.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: Record<string, unknown> = JSON.parse(await response.text());
  if (answer['error'] === true) throw new Error(`${path}: ${String(answer['value'])}`);
  return answer;
}

/** How many people were made up for each product: the files of a worker share this module. */
const madeUp = new WeakMap<RunningProduct, number>();

function nextNumber(product: RunningProduct): number {
  const number = (madeUp.get(product) ?? 0) + 1;
  madeUp.set(product, number);
  return number;
}

/**
 * Books for a party from Spain or Portugal by the documented call; the booker is called Ana Prueba, the companions Luis
 * Gil 1, 2, …. Answers the reference as people see it.
 */
export async function bookByCall(
  product: RunningProduct,
  { slug, language, shift, companions }: { slug: string; language: 'es' | 'pt'; shift: string; companions: number },
): Promise<string> {
  const portuguese = language === 'pt';
  const document = (number: number) =>
    portuguese ? `3${String(number).padStart(7, '0')}-1ZZ2` : `4${String(number).padStart(7, '0')}Z`;
  const adult = (number: number) => ({
    adulto: '1',
    nombre: 'Luis',
    apellidos: `Gil ${number}`,
    dni: document(nextNumber(product)),
    fecha_nacimiento: '1979-07-01',
  });
  const id = await activityIdOf(product.databaseUrl, slug);
  const booker = nextNumber(product);
  const { value } = await call(product, '/act-reservar', {
    id_actividad: id,
    idioma: language,
    nombre: 'Ana',
    apellidos: 'Prueba',
    dni: document(booker),
    sexo: 'F',
    codpostal: portuguese ? '6000-123' : '10600',
    provincia: portuguese ? 'Castelo Branco' : 'Cáceres',
    localidad: portuguese ? 'Castelo Branco' : 'Plasencia',
    prefijo_telefono: portuguese ? '+351' : '+34',
    telefono: '600000000',
    email: `ana${booker}@example.org`,
    fecha_nacimiento: '1980-02-29',
    notas: '',
    turno: shift,
    consentimiento_fotos: 1,
    aceptar_politica: 1,
    reservas: Array.from({ length: companions }, (_, index) => adult(index + 1)),
  });
  return String(value);
}

/** A documented call by the demo's admin. */
export async function staffCall(product: RunningProduct, path: string, body: object): Promise<Record<string, unknown>> {
  const { token } = await call(product, '/login', { email: 'admin@demo.test', clave: demoPassword });
  return call(product, path, { ...body, token });
}

/** The demo's admin confirms a reservation by the documented call. */
export async function confirmByCall(product: RunningProduct, reference: string): Promise<void> {
  const id = await inDatabase(product.databaseUrl, async (sql) => {
    const [row] = await sql<{ id: number }[]>`select id from reservations where reference = ${bare(reference)}`;
    return row?.id;
  });
  await staffCall(product, '/act-confirmar-reserva', { id });
}

/** The link to one's own reservation in the newest mail about it, once there are `mails`; without the language. */
export async function linkInMail(product: RunningProduct, reference: string, mails = 1): Promise<string> {
  return inDatabase(product.databaseUrl, async (sql) => {
    for (let tries = 0; tries < 100; tries += 1) {
      const rows = await sql<{ html: string | null }[]>`
        select m.html from messages m join reservations r on r.id = m.reservation_id
        where r.reference = ${bare(reference)} order by m.id desc`;
      const link = /\/mi-reserva\/[\w.-]+/.exec(rows[0]?.html ?? '')?.[0];
      if (rows.length >= mails && link !== undefined) return link;
      await pause(100);
    }
    throw new Error(`no mail with a link for ${reference}`);
  });
}

/** The kinds of messages that a reservation had, oldest first. */
export async function mailsOf(product: RunningProduct, reference: string): Promise<string[]> {
  return inDatabase(product.databaseUrl, async (sql) => {
    const rows = await sql<{ slug: string }[]>`
      select m.slug from messages m join reservations r on r.id = m.reservation_id
      where r.reference = ${bare(reference)} order by m.id`;
    return rows.map(({ slug }) => slug);
  });
}

const bare = (reference: string) => reference.replace(/^[A-Z]{3}-/, '');
