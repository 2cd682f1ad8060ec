import { auditLog, people, reservations } from '@dehesa/db/schema';
import { closedAfterAll, emptyTables, insertSampleReservation } from '@dehesa/testing';
import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../test-app.test-support';
import { inflatedFiles } from './spreadsheet-exports.test-support';

const at = new Date('2026-12-01T10:00:00Z');

const server = await closedAfterAll(createTestApp({ clock: { now: () => at } }));
const { token: admin } = await server.signInAs({ role: 1 });

const download = (address: string, token: string | null = admin) =>
  server.app.inject({
    url: `/api/exports/${address}`,
    ...(token !== null && { cookies: { dehesa_session: token } }),
  });

/** The texts of each sheet by its name. */
async function sheetsOf(address: string, token = admin): Promise<Record<string, string[]>> {
  const response = await download(address, token);
  expect(response.statusCode).toBe(200);
  const files = inflatedFiles(response.rawPayload);
  const names = [...(files['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name, index) => {
      const xml = files[`xl/worksheets/sheet${index + 1}.xml`] ?? '';
      return [
        name,
        [...xml.matchAll(/<t xml:space="preserve">([^<]*)<\/t>|<v>(\d+)<\/v>/g)].map(
          ([, text, number]) => text ?? number ?? '',
        ),
      ];
    }),
  );
}

const lastAudit = async () => {
  const [row] = await server.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
};

describe('while there is nothing', () => {
  it.each([
    ['asistentes.xlsx', 'statistics.listEmpty'],
    ['total.xlsx', 'statistics.listEmpty'],
    ['datos-generales.xlsx', 'statistics.noData'],
    ['localidades.xlsx', 'statistics.listEmpty'],
  ])('%s is refused with %s', async (address, code) => {
    const response = await download(address);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ domain: { code } });
    expect(response.headers['content-disposition']).toBeUndefined();
  });
});

describe('with reservations', () => {
  beforeAll(async () => {
    const { db } = server.deps;
    await insertSampleReservation(db, { reference: 'AAAA2222', status: 2 });
    await insertSampleReservation(db, { reference: 'BBBB2222', status: 3, territoryId: 2, firstName: '=cmd()' });
    await insertSampleReservation(db, { reference: 'CCCC2222', status: 4, firstName: 'Baja' });
    await db.update(people).set({ provinceCode: '10' }).where(eq(people.position, 0));
    await emptyTables(db, 'statistics_state');
  });

  it('holds a period alone, of which half is refused (B92)', async () => {
    const december = await sheetsOf('asistentes.xlsx?from=2026-12-01&to=2026-12-31');
    expect(december).toEqual(await sheetsOf('asistentes.xlsx'));
    for (const file of ['asistentes', 'total', 'datos-generales', 'localidades']) {
      expect((await download(`${file}.xlsx?from=2025-12-01&to=2025-12-31`)).statusCode).toBe(409);
      for (const wrong of ['from=2026-12-01', 'from=2026-12-31&to=2026-12-01', 'from=x&to=2026-12-31', 'from=&to='])
        expect((await download(`${file}.xlsx?${wrong}`)).statusCode).toBe(400);
    }
  });

  it('lists the confirmed people, companions below their booker', async () => {
    const response = await download('asistentes.xlsx?lang=es');
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="Asistentes MRB 2026.xlsx"',
      'cache-control': 'no-store',
    });
    const { 'Asistentes MRB 2026': cells = [] } = await sheetsOf('asistentes.xlsx?lang=es');
    expect(cells.slice(0, 13)).toEqual([
      'Actividad',
      'Municipio',
      'Aforo',
      'Fecha',
      'Hora de inicio',
      'Hora de fin',
      'Nombre',
      'Apellidos',
      'Teléfono',
      'Email',
      'Provincia',
      'Localidad',
      'Estado',
    ]);
    expect(cells.slice(13, 26)).toEqual([
      'Buitres &amp; cigüeñas al amanecer',
      'Torrejón el Rubio',
      '20',
      '46361',
      '10:00',
      '13:30',
      'Carmen',
      'Iglesias',
      '+34 600000000',
      'carmen@example.org',
      'Cáceres',
      'Plasencia',
      'Confirmada',
    ]);
    expect(cells.filter((cell) => ['Carmen', 'Julián', 'Nuria'].includes(cell))).toEqual(['Carmen', 'Julián', 'Nuria']);
    expect(cells).not.toContain('En espera');
    expect(await lastAudit()).toMatchObject({
      action: 'reservations.export',
      details: { format: 'xlsx', people: 3, statuses: [2] },
    });
  });

  it('and those who wait, none of them as a formula, in either language', async () => {
    const { 'Total (Asistentes + EnEspera) M': cells = [] } = await sheetsOf('total.xlsx?lang=es');
    expect(cells).toEqual(expect.arrayContaining(['Confirmada', 'En espera', "'=cmd()"]));
    expect(cells).not.toContain('Baja');
    const pt = await download('total.xlsx?lang=pt');
    expect(pt.headers['content-disposition']).toBe(
      'attachment; filename="Total (Participantes + Lista de espera) MRB 2026.xlsx"',
    );
  });

  it('has the general data in one workbook, a sheet for each view', async () => {
    const sheets = await sheetsOf('datos-generales.xlsx?lang=es');
    expect(Object.keys(sheets)).toEqual(['GENERAL', 'TAJO INTERNACIONAL', 'MONFRAGÜE']);
    expect(sheets['GENERAL']).toEqual(
      expect.arrayContaining(['Total general', 'Bajas', '46361', 'Cáceres', 'Plasencia']),
    );
    expect(await lastAudit()).toMatchObject({ action: 'statistics.export', details: { list: 'general' } });
  });

  it('has the localities of a view and a country', async () => {
    const { 'Localidades General MRB 2026': cells } = await sheetsOf('localidades.xlsx?lang=es');
    expect(cells).toEqual(['Localidad', 'Inscripciones', 'Plasencia', '2']);
    const { 'Localidades Tajo Internacional': tajo } = await sheetsOf('localidades.xlsx?scope=2&country=ES');
    expect(tajo).toEqual(['Localidad', 'Inscripciones', 'Plasencia', '1']);
    expect((await download('localidades.xlsx?country=PT')).json()).toMatchObject({
      domain: { code: 'statistics.listEmpty' },
    });
    expect((await download('localidades.xlsx?scope=7')).statusCode).toBe(400);
  });

  it('is for staff, and each for what it reaches (B21, B22)', async () => {
    const member = await server.signInAs({ role: 3 });
    const partner = await server.signInAs({ role: 4, territoryId: 1 });
    const tajo = await server.signInAs({ role: 2, territoryId: 2 });
    for (const file of ['asistentes', 'total', 'datos-generales', 'localidades']) {
      expect((await download(`${file}.xlsx`, null)).statusCode).toBe(401);
      for (const { token } of [member, partner]) expect((await download(`${file}.xlsx`, token)).statusCode).toBe(403);
    }
    expect((await download('asistentes.xlsx', tajo.token)).json()).toMatchObject({
      domain: { code: 'statistics.listEmpty' },
    });
    const { 'Total (Asistentes + EnEspera) M': cells } = await sheetsOf('total.xlsx', tajo.token);
    expect(cells).not.toContain('Carmen');
    expect(Object.keys(await sheetsOf('datos-generales.xlsx', tajo.token))).toEqual(['GENERAL']);
  });

  it('comes whole however many there are, in the order of the activities', async () => {
    const { db } = server.deps;
    const { activityId } = await insertSampleReservation(db, { reference: 'DDDD2222', shift: null });
    await db.execute(sql`
      with more as (
        insert into reservations (reference, activity_id, status, party_size, language, source)
        select 'Z' || lpad(n::text, 7, '0'), ${activityId}, 2, 1, 'es', 'public' from generate_series(1, 1500) n
        returning id, activity_id
      )
      insert into people (reservation_id, activity_id, position, kind, first_name, last_name, country)
      select id, activity_id, 0, 'booker', 'N' || id, 'Rey', 'ES' from more`);
    const { 'Asistentes MRB 2026': cells = [] } = await sheetsOf('asistentes.xlsx?lang=es');
    const names = cells.filter((cell) => /^N\d+$/.test(cell));
    expect(names).toHaveLength(1500);
    expect(names).toEqual(names.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1))));
    await db.delete(reservations).where(eq(reservations.activityId, activityId));
  });
});

describe('the audit log (B93)', () => {
  it('comes in sentences of the language that is asked for, and only what is asked for', async () => {
    const { token: superAdmin } = await server.signInAs({ role: 0 });
    const { id: guide } = await server.signInAs({ role: 2 });
    await server.deps.db.insert(auditLog).values([
      {
        at: new Date('2025-06-01T10:00:00Z'),
        action: 'users.setAccess',
        entity: 'user',
        entityId: guide,
        details: { from: true, to: false },
      },
      { at: new Date('2025-06-02T10:00:00Z'), action: 'database.export', entity: 'database' },
    ]);
    const day = 'from=2025-06-01&to=2025-06-01';
    const sheets = await sheetsOf(`registro-auditoria.xlsx?lang=pt&${day}`, superAdmin);
    const cells = sheets['Auditoria'] ?? [];
    expect(cells.slice(0, 8)).toEqual([
      'Data',
      'Hora',
      'Quem',
      'Perfil',
      'Ação',
      'O que aconteceu',
      'Registo',
      'Detalhes',
    ]);
    expect(cells).toContain('12:00:00');
    expect(
      cells.find((cell) => cell.startsWith('Um visitante ou a aplicação alterou o acesso da conta de ')),
    ).toBeDefined();
    expect(cells).toContain('Antes: sim · Depois: não');
    expect(cells.join()).not.toContain('base de dados');
    const some = await sheetsOf(
      `registro-auditoria.xlsx?lang=es&actor=nobody&text=BASE+DE+DATOS&from=2025-06-01&to=2025-06-02`,
      superAdmin,
    );
    expect(some['Auditoría']?.filter((cell) => cell.endsWith('exportó la base de datos'))).toHaveLength(1);
    expect(await lastAudit()).toMatchObject({ action: 'personalData.exportAudit', entityId: null });
  });

  it('is not there for others, and says what cannot be read of an address', async () => {
    const { token: superAdmin } = await server.signInAs({ role: 0 });
    for (const wrong of [
      'actor=x',
      'actor=0',
      'actor=99999999999',
      'from=x',
      'action=x',
      `text=${'a'.repeat(101)}`,
      'text=a&text=b',
    ]) {
      expect((await download(`registro-auditoria.xlsx?${wrong}`, superAdmin)).statusCode).toBe(400);
      expect((await download(`registro-auditoria.xlsx?${wrong}`)).statusCode).toBe(403);
    }
    expect((await download('registro-auditoria.xlsx', null)).statusCode).toBe(401);
  });
});

describe('ticked records (B96)', () => {
  it('are those that the address names; what names none, or more than there may be, is refused', async () => {
    const { activityId } = await insertSampleReservation(server.deps.db, { reference: 'EEEE2222' });
    const { token, id } = await server.signInAs({ role: 0 });
    for (const [file, named] of [
      ['actividades', activityId],
      ['usuarios', id],
    ] as const) {
      const response = await download(`${file}.xlsx?lang=pt&solo=${named}.999999`, token);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(String(response.headers['content-disposition'])).toMatch(
        /^attachment; filename="[AU]t\w+ 2026-12-01\.xlsx"$/,
      );
      for (const wrong of ['', '?solo=', '?solo=x', '?solo=1..2', '?solo=999999', '?solo=1&solo=2'])
        expect((await download(`${file}.xlsx${wrong}`, token)).statusCode).toBe(404);
      const many = Array.from({ length: 201 }, (_, index) => index + 1).join('.');
      expect((await download(`${file}.xlsx?solo=${many}`, token)).statusCode).toBe(400);
      expect((await download(`${file}.xlsx?solo=${many}`, null)).statusCode).toBe(401);
    }
    expect((await download(`usuarios.xlsx?solo=${id}`)).statusCode).toBe(404);
  });
});
