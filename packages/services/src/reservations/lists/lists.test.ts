import { closedAfterAll } from '@dehesa/testing';
import { auditLog } from '@dehesa/db/schema';
import { read, utils, type WorkBook } from '@e965/xlsx';
import { desc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancelReservation, moveToWaiting } from '../status/change-status';
import { createStaffWorld, refusal } from '../staff/staff-world.test-support';
import { countPrinted, exportReservationsPdf, exportReservationsSheet, printReservations } from './print-reservations';
import { linesOf, readPdf } from './pdf-reader.test-support';

const world = await closedAfterAll(createStaffWorld());

const admin = () => world.as(world.actors.admin);
const named = (firstName: string, lastName = 'Peña') => ({ ...world.person(), firstName, lastName });
const columns = ['Nº Reserva', 'Nombre', 'Apellidos', 'Teléfono', 'Email', 'Provincia', 'Localidad'];

/** An activity with two shifts; made in an order that is not the printed one. */
async function twoShifts(title = 'Buitres al amanecer') {
  const activityId = await world.activity({ shifts: ['Mañana', 'Tarde'] }, title);
  const make = async (shift: string, status: 1 | 2 | 3, firstName: string, companions: string[] = []) => {
    world.passMinutes(1);
    return world.reserve(activityId, 1, {
      shift,
      status,
      booker: named(firstName),
      companions: companions.map((name) => ({ ...world.companion(), firstName: name })),
    });
  };
  await make('Tarde', 2, 'Tarde1', ['Tarde1a']);
  await make('Mañana', 2, 'Mañana1', ['Mañana1a', 'Mañana1b']);
  await make('Mañana', 3, 'Espera1');
  await make('Mañana', 1, 'Pendiente1');
  await make('Mañana', 2, 'Mañana2');
  return activityId;
}

describe('printReservations', () => {
  it('has everybody confirmed by shift and time, companions below their booker (B57)', async () => {
    const activityId = await twoShifts();
    const list = await printReservations(admin(), { activityId, list: 'confirmed', language: 'es' });
    expect(list).toMatchObject({
      reservations: 3,
      people: 6,
      activity: {
        title: { es: 'Buitres al amanecer', pt: 'Buitres al amanecer' },
        date: '2026-06-20',
        startTime: '09:00',
        endTime: '14:00',
        municipality: 'Torrejón el Rubio',
        capacity: 20,
        capacityOfShift: 10,
        shifts: 2,
      },
    });
    expect(list.shifts.map(({ shift, people }) => [shift, people.map(({ firstName }) => firstName)])).toEqual([
      ['Mañana', ['Mañana1', 'Mañana1a', 'Mañana1b', 'Mañana2']],
      ['Tarde', ['Tarde1', 'Tarde1a']],
    ]);
    const [first, companion] = list.shifts[0]?.people ?? [];
    expect(first).toMatchObject({
      reference: expect.stringMatching(/^MON-[A-HJ-NP-Z2-9]{8}$/),
      phone: expect.stringMatching(/^\+34 600\d{6}$/),
      email: expect.stringContaining('@example.org'),
      province: 'Cáceres',
      locality: 'Plasencia',
    });
    expect(companion).toMatchObject({ reference: first?.reference, phone: '', email: '' });
  });

  it('has the waiting list in its own order, which moving somebody there changes (B19)', async () => {
    const activityId = await world.activity();
    const older = await world.reserve(activityId, 1, { status: 2, booker: named('Antes') });
    world.passMinutes(5);
    await world.reserve(activityId, 1, { status: 3, booker: named('Espera') });
    world.passMinutes(5);
    await moveToWaiting(admin(), { id: older, notify: false, force: false });
    const list = await printReservations(admin(), { activityId, list: 'waiting', language: 'es' });
    expect(list.shifts).toMatchObject([{ shift: null, people: [{ firstName: 'Espera' }, { firstName: 'Antes' }] }]);
  });

  it('leaves cancelled reservations out (B18), and is empty where nobody is left', async () => {
    const activityId = await world.activity();
    const id = await world.reserve(activityId, 2, { status: 2 });
    const input = { activityId, list: 'confirmed', language: 'es' } as const;
    expect(await countPrinted(admin(), input)).toEqual({ reservations: 1, people: 2 });
    await cancelReservation(admin(), { id, notify: false, force: false });
    expect(await countPrinted(admin(), input)).toEqual({ reservations: 0, people: 0 });
    expect((await printReservations(admin(), input)).shifts).toEqual([]);
    expect(await refusal(exportReservationsPdf(admin(), input))).toBe('reservations.listEmpty');
    expect(await refusal(exportReservationsSheet(admin(), input))).toBe('reservations.listEmpty');
  });

  it('is for staff within reach (B21, B22), and leaves a trace without personal data', async () => {
    const activityId = await twoShifts();
    const input = { activityId, list: 'confirmed', language: 'es' } as const;
    const { actors, as } = world;
    const verbs = [countPrinted, printReservations, exportReservationsPdf, exportReservationsSheet];
    for (const verb of verbs) {
      expect(await refusal(verb(as(null), input))).toBe('access.unauthenticated');
      expect(await refusal(verb(as(actors.member), input))).toBe('access.forbidden');
      expect(await refusal(verb(as(actors.tajo), input))).toBe('record.notFound');
      expect(await refusal(verb(as(actors.other), input))).toBe('record.notFound');
      expect(await refusal(verb(admin(), { ...input, activityId: 2_000_000 }))).toBe('record.notFound');
      expect(await refusal(verb(as(actors.company), input))).toBe('done');
      expect(await refusal(verb(as(actors.monfrague), input))).toBe('done');
    }
    const [last] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toMatchObject({
      action: 'reservations.export',
      entity: 'activity',
      entityId: activityId,
      actorId: actors.monfrague.userId,
      details: { format: 'xlsx', people: 7 },
    });
  });
});

describe('exportReservationsSheet', () => {
  const rowsOf = (book: WorkBook, name: string) =>
    utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1, defval: '' });
  const people = (rows: string[][]) => rows.slice(1).map(([first, name]) => (name === '' ? first : name));

  it('of chosen ones has exactly those, in whatever state (B89)', async () => {
    const activityId = await world.activity({}, 'Nutrias');
    const pending = await world.reserve(activityId, 1, { booker: named('Pilar'), notify: false });
    const confirmed = await world.reserve(activityId, 1, { booker: named('Carmen'), status: 2, notify: false });
    await world.reserve(activityId, 1, { booker: named('Elena'), status: 2, notify: false });
    const elsewhere = await world.reserve(await world.activity(), 1, { notify: false });
    const ids = [pending, confirmed, elsewhere];
    const file = await exportReservationsSheet(admin(), { activityId, language: 'es', ids });
    const book = read(file.content);
    expect(book.SheetNames).toEqual(['Nutrias', 'Confirmadas', 'En espera', 'Pendientes']);
    expect(people(rowsOf(book, 'Nutrias'))).toEqual(['Pilar', 'Carmen']);
    expect(rowsOf(book, 'Nutrias').map((row) => row.at(-1))).toEqual(['Estado', 'Pendiente', 'Confirmada']);
    expect(people(rowsOf(book, 'Pendientes'))).toEqual(['Pilar']);
    const none = { activityId, language: 'es' as const, ids: [elsewhere] };
    expect(await refusal(exportReservationsSheet(admin(), none))).toBe('reservations.listEmpty');
  });

  it('has the documented columns, order and states, and its names from the title (U27)', async () => {
    const activityId = await twoShifts('Buitres negros al amanecer');
    const file = await exportReservationsSheet(admin(), { activityId, language: 'es' });
    expect(file.name).toBe('Buitres negros al amanecer');
    const book = read(file.content, { cellStyles: true });
    expect(book.SheetNames).toEqual(['Buitres negros al am', 'Confirmadas', 'En espera']);
    const rows = rowsOf(book, 'Buitres negros al am');
    expect(rows[0]).toEqual([...columns, 'Estado', 'Turno']);
    expect(people(rows)).toEqual([
      'Turno: Mañana',
      'Mañana1',
      'Mañana1a',
      'Mañana1b',
      'Espera1',
      'Mañana2',
      'Turno: Tarde',
      'Tarde1',
      'Tarde1a',
    ]);
    expect(people(rowsOf(book, 'En espera'))).toEqual(['Turno: Mañana', 'Espera1']);
    expect(people(rowsOf(book, 'Confirmadas'))).not.toContain('Espera1');
    expect(rows[2]).toEqual([
      expect.stringMatching(/^MON-/),
      'Mañana1',
      'Peña',
      expect.stringMatching(/^\+34 600/),
      expect.stringMatching(/@example\.org$/),
      'Cáceres',
      'Plasencia',
      'Confirmada',
      'Mañana',
    ]);
    expect(rows.map((row) => row.slice(7))).toEqual([
      ['Estado', 'Turno'],
      ['', ''],
      ['Confirmada', 'Mañana'],
      ['Confirmada', 'Mañana'],
      ['Confirmada', 'Mañana'],
      ['En espera', 'Mañana'],
      ['Confirmada', 'Mañana'],
      ['', ''],
      ['Confirmada', 'Tarde'],
      ['Confirmada', 'Tarde'],
    ]);
    // What is filtered and sorted has no cell across (B101).
    const first = book.Sheets['Buitres negros al am'];
    expect(first?.['!autofilter']).toEqual({ ref: 'A1:I10' });
    expect(first?.['!merges'] ?? []).toEqual([]);
    expect(rowsOf(book, 'Confirmadas')[0]).toEqual(columns);
    expect(book.Props?.Title).toBe('Buitres negros al amanecer');
    const across = [1, 6].map((row) => ({ s: { r: row, c: 0 }, e: { r: row, c: columns.length - 1 } }));
    expect(book.Sheets['Confirmadas']?.['!merges']).toEqual(across);
    expect(book.Sheets['Confirmadas']?.['!autofilter']).toBeUndefined();
    expect(book.Sheets['Confirmadas']?.['!cols']?.map(({ width }) => width)).toEqual(columns.map(() => 30));
  });

  it('speaks Portuguese, and needs no headings where there are no shifts', async () => {
    const activityId = await world.activity({}, 'Confirmadas');
    await world.reserve(activityId, 1, { status: 2, booker: named('Inês') });
    const { content } = await exportReservationsSheet(admin(), { activityId, language: 'pt' });
    const book = read(content);
    expect(book.SheetNames).toEqual(['Confirmadas', 'Confirmadas 2', 'Em espera']);
    const rows = rowsOf(book, 'Confirmadas');
    expect(rows[0]).toEqual([
      'N.º da reserva',
      'Nome',
      'Apelidos',
      'Telefone',
      'E-mail',
      'Distrito ou província',
      'Localidade',
      'Estado',
    ]);
    expect(people(rows)).toEqual(['Inês']);
    expect(rows[1]?.at(-1)).toBe('Confirmada');
    expect(book.SheetNames.filter((name) => book.Sheets[name]?.['!autofilter'] === undefined)).toEqual([]);
  });

  it('holds no formula, whatever a visitor is called', async () => {
    const activityId = await world.activity();
    const formula = '=HYPERLINK("https://example.org","x")';
    await world.reserve(activityId, 1, { status: 2, booker: named(formula, '@SUM(1)') });
    const { content } = await exportReservationsSheet(admin(), { activityId, language: 'es' });
    const sheets = Object.values(read(content, { cellFormula: true }).Sheets);
    const cells = sheets.flatMap((sheet) => Object.entries(sheet).filter(([place]) => !place.startsWith('!')));
    expect(cells.length).toBeGreaterThan(20);
    for (const [, cell] of cells) {
      expect(cell).toMatchObject({ t: 's' });
      expect(cell).not.toHaveProperty('f');
    }
    expect(cells.map(([, cell]: [string, { v: string }]) => cell.v)).toContain(`'${formula}`);
  });
});

describe('exportReservationsPdf', () => {
  it('shows head, table and shifts, in the language of who asks', async () => {
    const activityId = await twoShifts();
    const { content, name } = await exportReservationsPdf(admin(), { activityId, list: 'confirmed', language: 'es' });
    expect(name).toBe('Buitres al amanecer - Reservas confirmadas');
    const pdf = await readPdf(content);
    expect(pdf).toMatchObject({ title: 'Buitres al amanecer · Reservas confirmadas', language: '(es-ES)' });
    const lines = linesOf(pdf);
    expect(lines.slice(0, 4)).toEqual([
      'Buitres al amanecer',
      'Reservas confirmadas · 6 personas en 3 reservas',
      'Lugar: Torrejón el Rubio · Monfragüe',
      'Fecha: 20/06/2026 · Aforo: 20 (10 por turno) · Hora de inicio: 9:00 · Hora de fin: 14:00',
    ]);
    expect(lines.slice(4, 11)).toEqual(columns);
    expect(lines).toContain('Turno: Mañana · 4 personas');
    expect(lines.indexOf('Mañana2')).toBeLessThan(lines.indexOf('Turno: Tarde · 2 personas'));
    expect(lines).not.toContain('Espera1');
    expect(lines).toContain('Página 1 de 1');

    const other = await exportReservationsPdf(admin(), { activityId, list: 'waiting', language: 'pt' });
    const portuguese = linesOf(await readPdf(other.content));
    expect(portuguese).toContain('Lista de espera · 1 pessoa em 1 reserva');
    expect(portuguese).toContain('Apelidos');
  });

  it('goes on over pages: the head of the table on each, nothing beyond the paper, nobody lost or twice', async () => {
    const activityId = await world.activity({ capacity: 200 });
    const long = 'Maximiliano Fernández de la Torre y González-Valdés de Monfragüe';
    for (let index = 0; index < 25; index += 1) {
      await world.reserve(activityId, 2, {
        status: 2,
        booker: { ...named(`B${index}`, long), email: `una.direccion.muy.larga.numero.${index}@correo.example.org` },
        companions: [{ ...world.companion(), firstName: `C${index}` }],
      });
    }
    const { content } = await exportReservationsPdf(admin(), { activityId, list: 'confirmed', language: 'es' });
    const pdf = await readPdf(content);
    expect(pdf.pages.length).toBeGreaterThan(2);
    pdf.pages.forEach(({ width, height, texts }, index) => {
      const shown = texts.map(({ text }) => text);
      expect(shown.filter((text) => text === 'Nº Reserva')).toHaveLength(1);
      expect(shown).toContain(`Página ${index + 1} de ${pdf.pages.length}`);
      for (const { x, y } of texts) {
        expect(x).toBeGreaterThanOrEqual(30);
        expect(x).toBeLessThan(width - 30);
        expect(y).toBeGreaterThan(20);
        expect(y).toBeLessThan(height - 30);
      }
      // Lines of the table never lie upon each other, nor upon the foot.
      const names = texts.filter(({ text }) => /^[BC]\d+$/.test(text)).map(({ y }) => y);
      expect(new Set(names).size).toBe(names.length);
      expect(Math.min(...names)).toBeGreaterThan(50);
    });
    const people = linesOf(pdf).filter((text) => /^[BC]\d+$/.test(text));
    expect(people).toEqual(Array.from({ length: 25 }, (_, index) => [`B${index}`, `C${index}`]).flat());
  });

  it('writes any name: Spanish and Portuguese as they are, other letters as near as its fonts come', async () => {
    const activityId = await world.activity({}, 'Ñandúes, çedilhas y águilas 🦅');
    await world.reserve(activityId, 1, { status: 2, booker: named('João Ção', 'Łukasz Ștefănescu 王') });
    const { content } = await exportReservationsPdf(admin(), { activityId, list: 'confirmed', language: 'es' });
    const lines = linesOf(await readPdf(content));
    expect(lines[0]).toBe('Ñandúes, çedilhas y águilas ?');
    expect(lines).toContain('João Ção');
    expect(lines).toContain('Lukasz Stefanescu ?');
  });
});
