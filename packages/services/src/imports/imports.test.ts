import { users } from '@dehesa/db/schema';
import { importKinds } from '@dehesa/domain/imports';
import { closedAfterAll } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { refusal } from '../reservations/staff/staff-world.test-support';
import { createImportWorld } from './import-world.test-support';
import {
  checkImport,
  discardImport,
  exportFaultyRows,
  importTemplate,
  listImportRows,
  listImports,
  readImport,
  storeImport,
  undoImport,
} from './index';
import { readTable } from './table/read-table';

const world = await closedAfterAll(createImportWorld());
const { admin } = world;

describe('who may (B106)', () => {
  it.each(['admin', 'monfrague', 'company', 'member'] as const)('not %s', async (name) => {
    const ctx = world.as(world.actors[name]);
    const id = await world.receive('members', 'Nombre;Apellidos;Email', 'Ana;Gil;a@example.org');
    const calls = [
      listImports(ctx, { pageIndex: 0, pageSize: 25 }),
      readImport(ctx, { id }),
      listImportRows(ctx, { id, faulty: true, pageIndex: 0, pageSize: 25 }),
      checkImport(ctx, { id, columns: {} }),
      storeImport(ctx, { id, without: true }),
      undoImport(ctx, { id }),
      discardImport(ctx, { id }),
    ];
    for (const call of calls) expect(await refusal(call)).toBe('access.forbidden');
    expect(() => importTemplate(ctx, { kind: 'members' }, 'es')).toThrow('access.forbidden');
  });

  it('stores and takes back for who has proven who they are lately, and for nobody who may not any more', async () => {
    const id = await world.receive('members', 'Nombre;Apellidos;Email', 'Ana;Gil;proven@example.org');
    await world.check(id);
    const long = { ...world.actors.super, provenAt: new Date('2026-04-01T10:00:00Z') };
    expect(await refusal(storeImport(world.as(long), { id, without: false }))).toBe('auth.proofRequired');
    await storeImport(admin(), { id, without: false });
    await world.db.update(users).set({ role: 1 }).where(eq(users.id, world.actors.super.userId));
    await world.run(id);
    expect(await world.state(id)).toMatchObject({ state: 'checked', failure: 'access.forbidden', stored: 0 });
    await world.db.update(users).set({ role: 0 }).where(eq(users.id, world.actors.super.userId));
    await storeImport(admin(), { id, without: false });
    await world.run(id);
    expect(await world.state(id)).toMatchObject({ state: 'stored', stored: 1 });
  });
});

describe('columns', () => {
  it('are guessed by the headings of a template in both languages, and said otherwise', async () => {
    const id = await world.receive('members', 'Nome;Apelidos;E-mail;Telefone;Cor', 'Rui;Sá;rui@example.org;1;azul');
    expect((await readImport(admin(), { id })).columns).toEqual({ firstName: 0, lastName: 1, email: 2, phone: 3 });
    await world.check(id, { alias: 4 });
    await storeImport(admin(), { id, without: false });
    await world.run(id);
    const [user] = await world.db.select().from(users).where(eq(users.email, 'rui@example.org'));
    expect(user).toMatchObject({ firstName: 'Rui', alias: 'azul', role: 3, hasAccess: true, passwordHash: null });
  });

  it('without a heading between others are nobody’s, and can be chosen all the same', async () => {
    const id = await world.receive('members', 'Nombre;;Apellidos;Email', 'Ana;Anita;Gil;anita@example.org');
    expect(await readImport(admin(), { id })).toMatchObject({
      headings: ['Nombre', '', 'Apellidos', 'Email'],
      columns: { firstName: 0, lastName: 2, email: 3 },
    });
    await world.check(id, { alias: 1 });
    expect(await world.state(id)).toMatchObject({ state: 'checked', faulty: 0 });
  });

  it('that must be there are asked for; columns that there are not count as none', async () => {
    const id = await world.receive('members', 'Nombre;Apellidos', 'Ana;Gil');
    for (const columns of [
      { firstName: 0, lastName: 1 },
      { firstName: 0, lastName: 1, email: 7 },
    ])
      expect(await refusal(checkImport(admin(), { id, columns }))).toBe('imports.columnMissing');
    expect((await world.state(id))?.state).toBe('matching');
  });
});

describe('the look at the rows', () => {
  it('says of every row what is wrong with it, and stores nothing', async () => {
    await world.bring('members', 'Nombre;Apellidos;Email', 'Eva;Gil;eva@example.org');
    const before = await world.db.$count(users);
    const id = await world.receive(
      'members',
      'Nombre;Apellidos;Email;Fecha de nacimiento',
      'Ana;Gil;ANA@example.org;05/03/1990',
      ';Gil;ana;05/03/1990',
      'Luz;Gil;ana@example.org;31/02/1990',
      'Leo;Gil;Ana@Example.org;',
      'Eva;Gil;EVA@example.org;2030-01-01',
    );
    await world.check(id);
    expect(await world.faults(id)).toEqual({
      3: ['firstName missing'],
      4: ['birthDate notDate'],
      5: ['email emailRepeated'],
      6: ['email emailTaken', 'birthDate birthDateInvalid'],
    });
    expect(await world.state(id)).toMatchObject({ state: 'checked', faulty: 4 });
    expect(await world.db.$count(users)).toBe(before);
    expect(await refusal(storeImport(admin(), { id, without: false }))).toBe('imports.nothingToStore');
    // Looked at once more, with the same outcome.
    await world.check(id);
    expect(await world.state(id)).toMatchObject({ state: 'checked', faulty: 4 });
  });

  it('gives out the rows with faults so that they come back as they were', async () => {
    const cells = [
      ['', '=Gil', '-'],
      ['', '@ana', "'Ana'"],
      ['', '+34 600*1', '+34 600111222'],
    ];
    const lines = cells.map((row) => row.join(';'));
    const id = await world.receive('members', 'Nombre;Apellidos;Email', ...lines);
    await world.check(id);
    const { stream } = await exportFaultyRows(admin(), { id }, 'es');
    const { batches } = readTable(new Uint8Array(await buffer(stream)));
    const rows: [number, string[]][] = batches.flatMap((batch) => JSON.parse(batch));
    expect(rows.map(([, row]) => row.slice(0, 3))).toEqual(cells);
  });

  it('of reservations: activity, shift, people, document, room and who is there already', async () => {
    const title = 'Rutas de la revisión';
    const activityId = await world.activity({ capacity: 3, shifts: ['Mañana', 'Tarde'] }, title);
    await world.activity({ date: '2026-06-21' }, title);
    const known = world.person();
    await world.reserve(activityId, 1, { booker: known, shift: 'Mañana' });
    const line = (...cells: string[]) => [title, '20/06/2026', ...cells].join(';');
    const id = await world.receive(
      'reservations',
      'Actividad;Fecha de la actividad;Turno;Nombre;Apellidos;Email;DNI o documento;Personas',
      line('mañana', 'Ana', 'Gil', 'uno@example.org', '', '2'),
      line('Mañana', 'Bea', 'Gil', 'dos@example.org', '', '1'),
      line('Noche', 'Ana', 'Gil', 'tres@example.org', '', ''),
      line('Tarde', 'Ana', 'Gil', 'uno@example.org', '', '1'),
      line('Tarde', 'Ana', 'Gil', known.email, '', '1'),
      line('Tarde', 'Ana', 'Gil', 'cuatro@', '!', '0'),
      `${title};;Tarde;Ana;Gil;cinco@example.org;;1`,
      'Nada;20/06/2026;;Ana;Gil;seis@example.org;;1',
      line('Tarde', 'Ana', 'Gil', 'siete@example.org', '', '201'),
      // As other systems write a document; the same one again is the same person.
      line('Tarde', 'Ana', 'Gil', 'ocho@example.org', '12.345.678-Z', '1'),
      line('Tarde', 'Ana', 'Gil', 'nueve@example.org', '12345678Z', '1'),
    );
    await world.check(id);
    expect(await world.faults(id)).toEqual({
      3: ['activity noRoom'],
      4: ['shift unknownShift'],
      5: ['email personRepeated'],
      6: ['email personRepeated'],
      7: ['identity identityInvalid', 'email emailInvalid', 'people tooFewPeople'],
      8: ['activity severalActivities'],
      9: ['activity unknownActivity'],
      10: ['people tooManyPeople'],
      12: ['identity personRepeated'],
    });
    expect(await world.held(activityId)).toEqual([1, 0]);
  });
});

describe('the template', () => {
  it.each(importKinds)('of %s has every column, and is matched whole when it comes back', async (kind) => {
    const chunks: Buffer[] = [];
    for await (const chunk of importTemplate(admin(), { kind }, 'pt').stream) chunks.push(Buffer.from(chunk));
    const { read, utils } = await import('@e965/xlsx');
    const book = read(Buffer.concat(chunks), { type: 'buffer' });
    const [headings = []] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
    const id = await world.receive(kind, headings.map((heading) => `"${heading}"`).join(';'), 'x');
    expect(Object.values((await readImport(admin(), { id })).columns).toSorted((a, b) => a - b)).toEqual(
      headings.map((_, index) => index),
    );
  });
});
