import {
  activities,
  auditLog,
  feePayments,
  importedRecords,
  importRows,
  imports,
  messages,
  people,
  reservations,
  users,
} from '@dehesa/db/schema';
import { ActivityListInput } from '@dehesa/domain/activities';
import { ReservationListInput } from '@dehesa/domain/reservations';
import { closedAfterAll, insertSampleUser } from '@dehesa/testing';
import { and, asc, desc, eq, like, type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { forgetImportRows } from './forget-import-rows';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { findAnything } from '../finder';
import { listActivities } from '../activities';
import { listReservations } from '../reservations/staff/list-reservations';
import { createImportWorld } from './import-world.test-support';
import {
  checkImport,
  discardImport,
  giveUpLostImports,
  listImportRows,
  readOldReference,
  runImport,
  storeImport,
  undoImport,
} from './index';

const world = await closedAfterAll(createImportWorld());
const { admin } = world;
const bookings = 'Referencia anterior;Actividad;Fecha de la actividad;Nombre;Apellidos;Email;Personas;Estado';

describe('storing', () => {
  it('moves a whole season in: companies, activities with a series, reservations; writes to nobody; references are found', async () => {
    await world.bring(
      'companies',
      'Empresa;Nombre;Apellidos;Email;NIF o CIF',
      'Aves y Rutas;Eva;Gil;aves@example.org;B10000000',
    );
    const outings = await world.bring(
      'activities',
      'ID;Serie;Título;Descripción;Empresa responsable;Territorio;Categoría;Fecha;Hora;Localidad de la actividad;Aforo;Turnos',
      'EXC-01;Grullas;Grullas;Salen <pronto>;aves y rutas;Monfragüe;aves;13/06/2026;9:30;Serradilla;10;Mañana;',
      'EXC-02;Grullas;Grullas;Salen pronto;B10000000;MON;Aves;14/06/2026;9:30;Serradilla;10;;',
      'EXC-03;;Buitres;Salen pronto;aves@example.org;1;Aves;15/06/2026;;Serradilla;10;;',
    );
    const made = await world.db
      .select()
      .from(activities)
      .where(like(activities.municipality, 'Serradilla'))
      .orderBy(asc(activities.date));
    expect(made.map(({ date, startTime, capacity }) => [date, startTime, capacity])).toEqual([
      ['2026-06-13', '09:30:00', 10],
      ['2026-06-14', '09:30:00', 10],
      ['2026-06-15', null, 10],
    ]);
    expect(made[0]?.seriesId).not.toBeNull();
    expect(made.map(({ seriesId }) => seriesId === made[0]?.seriesId)).toEqual([true, true, false]);
    const written = await world.db.$count(messages);
    const id = await world.bring(
      'reservations',
      `${bookings};Fecha de la reserva;Acompañante 1, nombre;Acompañante 1, apellidos;País;Provincia`,
      'RES-001;EXC-02;;Inês;Sá;ines@example.pt;5;confirmada;2026-01-10;Rui;Sá;Portugal;Castelo Branco',
      'RES-002;EXC-02;;Ana;Gil;ana2@example.org;;cancelada;2026-01-11;;;España;Cáceres',
      'RES-003;EXC-02;;Ana;Gil;ana2@example.org;2;en espera;2026-01-12;;;España;Cáceres',
    );
    expect(await world.state(id)).toMatchObject({ state: 'stored', stored: 3, failure: null });
    const stored = await world.db
      .select()
      .from(reservations)
      .where(eq(reservations.activityId, made[1]?.id ?? 0))
      .orderBy(asc(reservations.id));
    expect(
      stored.map(({ status, partySize, unnamedAdults, language, source }) => [
        status,
        partySize,
        unnamedAdults,
        language,
        source,
      ]),
    ).toEqual([
      [2, 5, 3, 'pt', 'staff'],
      [4, 1, 0, 'es', 'staff'],
      [3, 2, 1, 'es', 'staff'],
    ]);
    expect(stored[0]?.createdAt.toISOString()).toBe('2026-01-10T12:00:00.000Z');
    const party = await world.db
      .select()
      .from(people)
      .where(eq(people.reservationId, stored[0]?.id ?? 0))
      .orderBy(asc(people.position));
    expect(party.map(({ firstName, kind, country, provinceCode }) => [firstName, kind, country, provinceCode])).toEqual(
      [
        ['Inês', 'booker', 'PT', expect.any(String)],
        ['Rui', 'adult', 'PT', null],
      ],
    );
    expect(await world.held(made[1]?.id ?? 0)).toEqual([5]);
    expect(await world.db.$count(messages)).toBe(written);
    // Of what became records no second copy is kept.
    expect(await world.db.$count(importRows, eq(importRows.importId, id))).toBe(0);
    const [line] = await world.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'imports.store'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(line).toMatchObject({
      actorId: world.actors.super.userId,
      entityId: id,
      details: { kind: 'reservations', rows: 3 },
    });

    // The same file again: nothing comes twice.
    const again = await world.receive(
      'reservations',
      bookings,
      'res-001;EXC-01;;Otra;Persona;otra@example.org;1;confirmada',
    );
    await world.check(again);
    expect(await world.faults(again)).toEqual({ 2: ['reference referenceRepeated', 'shift unknownShift'] });

    // What the old system called them finds them.
    const ids = (found: { rows: { id: number }[] } | null) => found?.rows.map((row) => row.id);
    const sought = async (typed: string) => findAnything(admin(), { typed, group: null });
    expect(ids((await sought('res-001')).reservations)).toEqual([stored[0]?.id]);
    expect(ids((await sought('EXC-02')).activities)).toEqual([made[1]?.id]);
    const listed = { search: 'exc-03', pageIndex: 0, pageSize: 25 } as const;
    expect(ids(await listActivities(admin(), ActivityListInput.parse(listed)))).toEqual([made[2]?.id]);
    const bookingsFound = await listReservations(admin(), ReservationListInput.parse({ ...listed, search: 'RES-003' }));
    expect(ids(bookingsFound)).toEqual([stored[2]?.id]);
    expect(await readOldReference(world.db, 'reservation', stored[0]?.id ?? 0)).toBe('RES-001');

    // What the reservations hang on cannot go before them.
    await world.undo(outings);
    expect(await world.state(outings)).toMatchObject({ state: 'stored', failure: 'imports.inUse' });
    await world.undo(id);
    expect(await world.state(id)).toMatchObject({ state: 'undone', failure: null });
    expect(await world.held(made[1]?.id ?? 0)).toEqual([0]);
    expect(await world.db.$count(reservations, eq(reservations.activityId, made[1]?.id ?? 0))).toBe(0);
    await world.undo(outings);
    expect(await world.state(outings)).toMatchObject({ state: 'undone' });
    expect(await world.db.$count(activities, eq(activities.municipality, 'Serradilla'))).toBe(0);
    expect(await world.db.$count(importedRecords, eq(importedRecords.importId, id))).toBe(0);
  });

  it('is all or nothing: what was taken between the look and the storing undoes it all', async () => {
    const activityId = await world.activity({ capacity: 2 }, 'Entre medias');
    const id = await world.receive(
      'reservations',
      bookings,
      ';Entre medias;;Ana;Gil;entre1@example.org;1;confirmada',
      ';Entre medias;;Bea;Gil;entre2@example.org;1;confirmada',
    );
    await world.check(id);
    await storeImport(admin(), { id, without: false });
    await world.reserve(activityId, 1);
    await world.run(id);
    expect(await world.state(id)).toMatchObject({ state: 'checked', failure: 'imports.changedMeanwhile', stored: 0 });
    expect(await world.held(activityId)).toEqual([1]);
    await world.check(id);
    expect(await world.faults(id)).toEqual({ 3: ['activity noRoom'] });
    await storeImport(admin(), { id, without: true });
    await world.run(id);
    expect(await world.state(id)).toMatchObject({ state: 'stored', stored: 1 });
    expect(await world.held(activityId)).toEqual([2]);
    // The row that stayed behind can be looked up until it is forgotten.
    expect((await listImportRows(admin(), { id, faulty: true, pageIndex: 0, pageSize: 25 })).rows).toMatchObject([
      { rowNumber: 3 },
    ]);
  });

  it('leaves out the rows of a suspended activity, and says of each that it is', async () => {
    const activityId = await world.activity({ capacity: 2 }, 'Sigue en pie');
    const suspendedId = await world.activity({ capacity: 2 }, 'No sale');
    const id = await world.receive(
      'reservations',
      bookings,
      ';Sigue en pie;;Ana;Gil;pie1@example.org;1;confirmada',
      ';No sale;;Bea;Gil;pie2@example.org;1;confirmada',
      ';No sale;;Eva;Gil;pie3@example.org;1;cancelada',
    );
    await world.db.update(activities).set({ suspendedAt: new Date() }).where(eq(activities.id, suspendedId));
    await world.check(id);
    expect(await world.faults(id)).toEqual({ 3: ['activity refused'], 4: ['activity refused'] });
    const { rows } = await listImportRows(admin(), { id, faulty: true, pageIndex: 0, pageSize: 1 });
    expect(rows[0]?.faults).toMatchObject([{ failure: { code: 'activities.suspended' } }]);
    await storeImport(admin(), { id, without: true });
    await world.run(id);
    expect(await world.state(id)).toMatchObject({ state: 'stored', failure: null, stored: 1 });
    expect(await world.held(activityId)).toEqual([1]);
    expect(await world.held(suspendedId)).toEqual([0]);
  });

  it('comes to the same when two processes do it at once, and when it is begun anew', async () => {
    const id = await world.receive(
      'members',
      'Nombre;Apellidos;Email',
      'Ana;Gil;dos@example.org',
      'Bea;Gil;veces@example.org',
    );
    await world.check(id);
    await storeImport(admin(), { id, without: false });
    await Promise.all([world.run(id), world.run(id)]);
    await world.run(id);
    expect(await world.state(id)).toMatchObject({ state: 'stored', stored: 2 });
    expect(await world.db.$count(importedRecords, eq(importedRecords.importId, id))).toBe(2);
  });

  it('of two files with the same people that are stored at once one is, and the other says why not', async () => {
    const lines = Array.from({ length: 300 }, (_, n) => `Ana;Gil;a-la-vez${n}@example.org`);
    const ids = [
      await world.receive('members', 'Nombre;Apellidos;Email', ...lines),
      await world.receive('members', 'Nombre;Apellidos;Email', ...lines),
    ];
    for (const id of ids) {
      await world.check(id);
      await storeImport(admin(), { id, without: false });
    }
    await Promise.all(ids.map((id) => world.run(id)));
    const states = await Promise.all(ids.map((id) => world.state(id)));
    expect(states.map((one) => one?.state)).toEqual(expect.arrayContaining(['checked', 'stored']));
    expect(states.map((one) => one?.failure)).toContain('imports.changedMeanwhile');
    expect(await world.db.$count(users, like(users.email, 'a-la-vez%'))).toBe(300);
  });

  it('is done and taken back as who asks for it, whoever brought the file and whatever became of them (B93)', async () => {
    const bringer = await insertSampleUser(world.db, { role: 0, email: 'bringer@example.org' });
    const id = await world.receive('members', 'Nombre;Apellidos;Email', 'Ana;Gil;de-otra@example.org');
    await world.db.update(imports).set({ createdBy: bringer }).where(eq(imports.id, id));
    await world.check(id);
    await world.db.delete(users).where(eq(users.id, bringer));
    await storeImport(admin(), { id, without: false });
    await world.run(id);
    expect(await world.state(id)).toMatchObject({ state: 'stored', stored: 1, failure: null });
    await world.undo(id);
    expect(await world.state(id)).toMatchObject({ state: 'undone' });
    const lines = await world.db
      .select({ action: auditLog.action, actorId: auditLog.actorId })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'import'), eq(auditLog.entityId, id)))
      .orderBy(asc(auditLog.id));
    expect(lines).toEqual([
      { action: 'imports.store', actorId: world.actors.super.userId },
      { action: 'imports.undo', actorId: world.actors.super.userId },
    ]);
  });

  it('is done as who brought the file where the job does not say who asked', async () => {
    const id = await world.receive('members', 'Nombre;Apellidos;Email', 'Ana;Gil;de-antes@example.org');
    await world.check(id);
    await storeImport(admin(), { id, without: false });
    await runImport(world.as(null), id);
    expect(await world.state(id)).toMatchObject({ state: 'stored' });
  });

  it('a step under way is not begun twice, and what is stored is not stored again', async () => {
    const id = await world.bring('members', 'Nombre;Apellidos;Email', 'Ana;Gil;una@example.org');
    expect(await refusal(storeImport(admin(), { id, without: true }))).toBe('imports.otherState');
    expect(await refusal(checkImport(admin(), { id, columns: { firstName: 0, lastName: 1, email: 2 } }))).toBe(
      'imports.otherState',
    );
    expect(await refusal(discardImport(admin(), { id }))).toBe('imports.otherState');
    await undoImport(admin(), { id });
    expect(await refusal(undoImport(admin(), { id }))).toBe('imports.otherState');
  });
});

describe('a step whose last try died with its process', () => {
  const setJob = (id: number, change: SQL) =>
    world.db.execute(sql`update graphile_worker._private_jobs set ${change} where payload ->> 'id' = ${String(id)}`);

  it('is given up, and asked for again; what a job may do still is left to it', async () => {
    const id = await world.receive('members', 'Nombre;Apellidos;Email', 'Ana;Gil;ultima@example.org');
    await world.check(id);
    await world.db.execute(sql`delete from graphile_worker._private_jobs where payload ->> 'id' = ${String(id)}`);
    await storeImport(admin(), { id, without: false });
    const waits = await world.receive('members', 'Nombre;Apellidos;Email', 'Ana;Gil;espera@example.org');
    await checkImport(admin(), { id: waits, columns: { firstName: 0, lastName: 1, email: 2 } });
    await setJob(id, sql`attempts = max_attempts - 1`);
    expect(await giveUpLostImports(world.as(null))).toBe(0);
    await setJob(id, sql`attempts = max_attempts, locked_at = now(), locked_by = 'lives'`);
    expect(await giveUpLostImports(world.as(null))).toBe(0);
    await setJob(id, sql`locked_at = null, locked_by = null`);
    expect(await giveUpLostImports(world.as(null))).toBe(1);
    expect(await world.state(id)).toMatchObject({ state: 'checked', failure: 'fault' });
    expect(await world.state(waits)).toMatchObject({ state: 'checking', failure: null });
    await storeImport(admin(), { id, without: false });
    expect(await giveUpLostImports(world.as(null))).toBe(0);
    await world.run(id);
    expect(await world.state(id)).toMatchObject({ state: 'stored', failure: null });
  });
});

describe('taking back', () => {
  it('not once somebody came, or an account became somebody’s, nor after 30 days', async () => {
    const member = await world.bring('members', 'Nombre;Apellidos;Email', 'Ana;Gil;suya@example.org');
    await world.db.update(users).set({ passwordHash: 'x' }).where(eq(users.email, 'suya@example.org'));
    await world.undo(member);
    expect(await world.state(member)).toMatchObject({ state: 'stored', failure: 'imports.inUse' });
    await world.db
      .update(imports)
      .set({ storedAt: new Date('2026-03-31T00:00:00Z') })
      .where(eq(imports.id, member));
    expect(await refusal(undoImport(admin(), { id: member }))).toBe('imports.tooLateToUndo');
    expect(await world.db.$count(feePayments)).toBe(0);
  });

  it('calls who waits to the places that come free, where that goes by itself (B19)', async () => {
    const jobs = async (waitingListMode: 'automatic' | 'manual') => {
      const title = `Lista ${waitingListMode}`;
      await world.activity({ waitingListMode }, title);
      const id = await world.bring(
        'reservations',
        bookings,
        `;${title};;Ana;Gil;${waitingListMode}1@example.org;1;confirmada`,
        `;${title};;Bea;Gil;${waitingListMode}2@example.org;1;pendiente`,
      );
      const before = (await world.promotions()) ?? 0;
      await world.undo(id);
      expect(await world.state(id)).toMatchObject({ state: 'undone' });
      return ((await world.promotions()) ?? 0) - before;
    };
    expect([await jobs('automatic'), await jobs('manual')]).toEqual([1, 0]);
  });

  it('collaborators, with an address of a page as people write it', async () => {
    const id = await world.bring(
      'collaborators',
      'Empresa;Email;Teléfono;Código postal;Localidad;Provincia;Página web;Territorio',
      'Casa Rural;casa@example.org;600111222;10001;Cáceres;Cáceres;www.casa.example;Tajo Internacional',
    );
    const [row] = await world.db.select().from(users).where(eq(users.email, 'casa@example.org'));
    expect(row).toMatchObject({ role: 4, website: 'https://www.casa.example', territoryId: 2, hasAccess: true });
    await world.undo(id);
    expect(await world.db.$count(users, eq(users.email, 'casa@example.org'))).toBe(0);
  });
});

describe('what is not stored', () => {
  it('is forgotten after a week, or when somebody says so', async () => {
    const old = await world.receive('members', 'Nombre;Apellidos;Email', 'Ana;Gil;vieja@example.org');
    const discarded = await world.receive('members', 'Nombre;Apellidos;Email', 'Ana;Gil;fuera@example.org');
    await discardImport(admin(), { id: discarded });
    expect(await world.state(discarded)).toBeUndefined();
    await world.db
      .update(imports)
      .set({ createdAt: new Date('2026-04-20T00:00:00Z') })
      .where(eq(imports.id, old));
    expect(await forgetImportRows(world.as(null))).toBe(1);
    expect(await world.state(old)).toBeUndefined();
    expect(await world.db.$count(importedRecords, and(eq(importedRecords.entity, 'user')))).toBeGreaterThan(0);
  });
});
