import { closedAfterAll } from '@dehesa/testing';
import { users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { linesOf, readPdf } from '../../reservations/lists/pdf-reader.test-support';
import { refusal } from '../../reservations/staff/staff-world.test-support';
import { collaboratorPoster, collaboratorQr } from '../poster/collaborator-qr';
import { createCollaboratorWorld } from '../collaborators.test-support';
import { listOwnBookings, listOwnVisits, readOwnCollaborator } from './read-own-collaborator';
import { readPublicCollaborator } from '../sign-up/read-public-collaborator';

const world = await closedAfterAll(createCollaboratorWorld());
const own = world.actors.collaborator;
const pending = await world.create({ territoryId: 1 });

describe('the collaborator’s own page (U15)', () => {
  it('has its totals, its early bookings and its visitors, whatever territory they are of, and nobody else’s', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 3, day));
    const booked = await world.came(own.userId, { territoryId: 1, status: 1, booked: at(1) });
    const both = await world.came(own.userId, { territoryId: 2, status: 2, booked: at(2), visited: at(3) });
    await world.came(own.userId, { status: 4, booked: at(4), visited: at(5) });
    await world.came(pending, { status: 2, booked: at(6), visited: at(7) });
    const ctx = world.as(own);
    expect(await readOwnCollaborator(ctx)).toMatchObject({
      id: own.userId,
      companyName: 'signed-in',
      totals: { bookings: 2, people: expect.any(Number), visits: 1, visitors: expect.any(Number) },
    });
    const bookings = await listOwnBookings(ctx, { pageIndex: 0, pageSize: 25 });
    expect([bookings.total, bookings.rows.map(({ id }) => id)]).toEqual([2, [both, booked]]);
    const visited = await listOwnVisits(ctx, { pageIndex: 0, pageSize: 25 });
    expect([visited.total, visited.rows.map(({ id, visitedAt }) => [id, visitedAt])]).toEqual([1, [[both, at(3)]]]);
    expect((await listOwnBookings(ctx, { pageIndex: 1, pageSize: 1 })).rows.map(({ id }) => id)).toEqual([booked]);
  });

  it.each(['super', 'admin', 'monfrague', 'member'] as const)('is not for %s', async (who) => {
    const ctx = world.as(world.actors[who]);
    const page = { pageIndex: 0, pageSize: 25 };
    for (const call of [readOwnCollaborator(ctx), listOwnBookings(ctx, page), listOwnVisits(ctx, page)])
      expect(await refusal(call)).toBe('access.forbidden');
    expect(await refusal(readOwnCollaborator(world.as(null)))).toBe('access.unauthenticated');
  });
});

describe('readPublicCollaborator', () => {
  it('tells of the business and none of its people', async () => {
    const shown = await readPublicCollaborator(world.as(null), { id: own.userId });
    expect(Object.keys(shown).toSorted()).toEqual([
      'companyName',
      'id',
      'imageUrl',
      'locality',
      'province',
      'services',
      'territory',
      'territoryId',
      'website',
    ]);
    for (const id of [pending, world.actors.admin.userId, 999_999])
      expect(await refusal(readPublicCollaborator(world.as(null), { id }))).toBe('record.notFound');
  });
});

describe('collaboratorQr', () => {
  it('is a picture of 220 pixels for everybody while there is access, else for itself and its staff (B22)', async () => {
    const png = await collaboratorQr(world.as(null), { id: own.userId });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 220, height: 220 });
    for (const actor of [null, own, world.actors.tajo, world.actors.member])
      expect(await refusal(collaboratorQr(world.as(actor), { id: pending }))).toBe('record.notFound');
    for (const actor of [world.actors.admin, world.actors.monfrague])
      expect(await refusal(collaboratorQr(world.as(actor), { id: pending }))).toBe('done');
    await world.db.update(users).set({ hasAccess: false }).where(eq(users.id, own.userId));
    expect(await refusal(collaboratorQr(world.as(own), { id: own.userId }))).toBe('done');
    await world.db.update(users).set({ hasAccess: true }).where(eq(users.id, own.userId));
    expect(await refusal(collaboratorQr(world.as(null), { id: world.actors.admin.userId }))).toBe('record.notFound');
  });
});

describe('collaboratorPoster', () => {
  it('is one page of A4 with the name, what to do and the address of the checkpoint, in both languages', async () => {
    for (const [language, heading, name] of [
      ['es', 'Registre aquí su visita', 'Cartel signed-in'],
      ['pt', 'Registe aqui a sua visita', 'Cartaz signed-in'],
    ] as const) {
      const poster = await collaboratorPoster(world.as(own), { id: own.userId, language });
      const pdf = await readPdf(poster.content);
      expect([poster.name, pdf.pages.length, Math.round(pdf.pages[0]?.height ?? 0)]).toEqual([name, 1, 842]);
      expect(linesOf(pdf)).toEqual(
        expect.arrayContaining([heading, 'signed-in', `http://localhost/checkpoint?v=${own.userId}`]),
      );
    }
  });

  it('speaks both languages on one sheet, under the name of the installation (B102)', async () => {
    const { name, content } = await collaboratorPoster(world.as(own), { id: own.userId, language: 'es-pt' });
    const pdf = await readPdf(content);
    expect([name, pdf.pages.length, pdf.language, pdf.title]).toEqual([
      'Cartel signed-in',
      1,
      '(es-ES)',
      'Cartel de signed-in · Cartaz de signed-in',
    ]);
    expect(linesOf(pdf).slice(1)).toEqual(
      expect.arrayContaining(['Registre aquí su visita', 'Registe aqui a sua visita', 'signed-in']),
    );
    for (const { y } of pdf.pages[0]?.texts ?? []) expect(y).toBeGreaterThan(20);
  });

  it('holds a long name and letters that its fonts do not have', async () => {
    const companyName = 'Żółty Dom & Casa da Ribeira 鳥 '.repeat(3).slice(0, 80);
    const id = await world.create({ companyName });
    const pdf = await readPdf((await collaboratorPoster(world.as(world.actors.admin), { id, language: 'es' })).content);
    expect(linesOf(pdf).join(' ')).toContain('Zólty Dom & Casa da Ribeira ?');
    for (const { x } of pdf.pages[0]?.texts ?? []) expect(x).toBeGreaterThan(30);
  });

  it('is for the collaborator itself and for staff who reach it (B22)', async () => {
    const poster = (actor: Actor | null, id: number) =>
      refusal(collaboratorPoster(world.as(actor), { id, language: 'es' }));
    expect(await poster(null, own.userId)).toBe('access.unauthenticated');
    expect(await poster(world.actors.member, own.userId)).toBe('access.forbidden');
    for (const actor of [own, world.actors.tajo]) expect(await poster(actor, pending)).toBe('record.notFound');
    for (const actor of [world.actors.super, world.actors.monfrague]) expect(await poster(actor, pending)).toBe('done');
  });
});
