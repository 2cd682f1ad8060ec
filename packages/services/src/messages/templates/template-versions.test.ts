import { auditLog, configuration, textVersions } from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import { defaultTemplates } from '@dehesa/i18n/mails';
import { closedAfterAll, createTestDatabase, emptyTables, insertSampleUser, testContext } from '@dehesa/testing';
import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { keptVersions } from '../../kept-versions';
import { seedTemplates } from '../seed-templates';
import { createTemplate } from './create-template';
import { editTemplate } from './edit-template';
import { listTemplates } from './list-templates';
import { removeTemplate } from './remove-template';
import { restoreTemplate } from './restore-template';
import type { Template } from './template-rows';
import { listTemplateVersions, readTemplateVersion } from './template-versions';

const database = await closedAfterAll(createTestDatabase());
const userId = await insertSampleUser(database.db, { role: 0, email: 'yo@example.org' });
const otherId = await insertSampleUser(database.db, { role: 0, firstName: 'Rui', email: 'rui@example.org' });
/** Each look at it finds it later. */
let minute = 0;
const clock = { now: () => new Date(Date.UTC(2026, 4, 1, 10, (minute += 1))) };
const contextOf = (role: Role | null, id = userId): ServiceContext =>
  testContext(database.db, { clock, actor: role === null ? null : { userId: id, role, territoryId: null } });
const ctx = contextOf(0);
const other = contextOf(0, otherId);

await database.db.insert(configuration).values({ id: 1 }).onConflictDoNothing();
beforeEach(async () => {
  await emptyTables(database.db, 'templates', 'text_versions', 'audit_log');
  await seedTemplates(ctx);
});

const place = { slug: 'reserva-confirmada', language: 'es', channel: 'email' } as const;
async function read(change: { slug?: string; language?: string; channel?: string } = {}): Promise<Template> {
  const wanted = { ...place, ...change };
  const rows = await listTemplates(ctx);
  const found = rows.find(
    (row) => row.slug === wanted.slug && row.language === wanted.language && row.channel === wanted.channel,
  );
  if (!found) throw new Error('no such template');
  return found;
}
async function save(body: string, by = ctx) {
  const { id, recordGroups } = await read();
  await editTemplate(by, { ...place, id, subject: 'Confirmada', recordGroups, body, providerName: '' });
}
async function bodies(id: number) {
  const versions = await listTemplateVersions(ctx, { id });
  return Promise.all(
    versions.map(async ({ id: version }) => (await readTemplateVersion(ctx, { id, version })).body.slice(0, 13)),
  );
}

describe('the versions of a template (B94)', () => {
  it('are none until it is saved; then the product’s own and each save with who and when, the newest first', async () => {
    const { id, savedAt } = await read();
    expect(await listTemplateVersions(ctx, { id })).toEqual([]);
    await save('<p>Uno</p>');
    await save('<p>Dos</p>', other);
    await save('<p>Dos</p>');
    expect(await listTemplateVersions(ctx, { id })).toEqual([
      { id: expect.any(Number), savedAt: expect.any(Date), savedBy: 'Rui Durán', mine: false, current: true },
      { id: expect.any(Number), savedAt: expect.any(Date), savedBy: 'Ana Durán', mine: true, current: false },
      { id: expect.any(Number), savedAt, savedBy: null, mine: false, current: false },
    ]);
    expect((await bodies(id)).slice(0, 2)).toEqual(['<p>Dos</p>', '<p>Uno</p>']);
  });

  it('go back by the way of a save: cleaned, as a version of its own, in the log', async () => {
    await save('<p>Uno</p>');
    await save('<p>Dos</p>');
    const { id, savedAt } = await read();
    const [, one] = await listTemplateVersions(ctx, { id });
    // As an older product might have stored it.
    await database.db
      .update(textVersions)
      .set({ content: { subject: 'Uno', recordGroups: [], body: '<p>Uno<script>x</script></p>', providerName: '' } });
    await restoreTemplate(other, { id, version: one?.id ?? 0, savedAt });
    expect(await read()).toMatchObject({ id, subject: 'Uno', body: '<p>Uno</p>' });
    const [newest] = await listTemplateVersions(ctx, { id });
    expect(newest).toMatchObject({ savedBy: 'Rui Durán', current: true });
    const [entry] = await database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ action: 'templates.restore', entityId: id, actorId: otherId });
  });

  it('with a field that it may not use is refused like a save, and not over what somebody saved meanwhile (B95)', async () => {
    await save('<p>Uno</p>');
    const { id, savedAt } = await read();
    const [, shipped] = await listTemplateVersions(ctx, { id });
    const version = shipped?.id ?? 0;
    await save('<p>Dos</p>', other);
    await expect(restoreTemplate(ctx, { id, version, savedAt })).rejects.toThrow('messages.changedMeanwhile');
    await database.db
      .update(textVersions)
      .set({ content: { subject: 'x', recordGroups: ['reserva'], body: '{{reserva.dni}}', providerName: '' } });
    const now = await read();
    await expect(restoreTemplate(ctx, { id, version, savedAt: now.savedAt })).rejects.toThrow('messages.unknownField');
    expect(await read()).toEqual(now);
  });

  it('are those of one template: another one’s is not found', async () => {
    await save('<p>Uno</p>');
    const { id } = await read();
    const [version] = await listTemplateVersions(ctx, { id });
    const stranger = await read({ language: 'pt' });
    const asked = { id: stranger.id, version: version?.id ?? 0 };
    await expect(readTemplateVersion(ctx, asked)).rejects.toThrow('record.notFound');
    await expect(restoreTemplate(ctx, { ...asked, savedAt: stranger.savedAt })).rejects.toThrow('record.notFound');
  });

  it('stay when it goes back to the product’s own, and go with a text that nothing takes the place of', async () => {
    await save('<p>Uno</p>');
    await removeTemplate(ctx, { id: (await read()).id });
    const back = await read();
    expect(back.body).toBe(defaultTemplates.es['reserva-confirmada'].body);
    const [now, one] = await listTemplateVersions(ctx, { id: back.id });
    expect(now).toMatchObject({ current: true, mine: true });
    await restoreTemplate(ctx, { id: back.id, version: one?.id ?? 0, savedAt: back.savedAt });
    const again = await read();
    expect(again).toMatchObject({ body: '<p>Uno</p>', changed: true });
    await restoreTemplate(ctx, { id: back.id, version: now?.id ?? 0, savedAt: again.savedAt });
    expect((await read()).changed).toBe(false);

    const own = { ...place, slug: '', subject: 'Niebla', recordGroups: [], body: '<p>Niebla</p>', providerName: '' };
    const { id } = await createTemplate(ctx, own);
    expect(await bodies(id)).toEqual(['<p>Niebla</p>']);
    await removeTemplate(ctx, { id });
    expect(await bodies((await createTemplate(ctx, own)).id)).toEqual(['<p>Niebla</p>']);
  });

  it('tell the product’s own from another also once it was cleaned, whichever message it is of', async () => {
    for (const { id, savedAt: _savedAt, ...text } of await listTemplates(ctx)) await editTemplate(ctx, { ...text, id });
    expect((await listTemplates(ctx)).filter(({ changed }) => changed).map(({ slug }) => slug)).toEqual([]);
  });

  it('go along with a text that is moved to another language', async () => {
    await save('<p>Uno</p>');
    const { id, recordGroups } = await read();
    const moved = { ...place, id, subject: 'Confirmada', recordGroups, body: '<p>Un</p>', providerName: '' };
    await editTemplate(ctx, { ...moved, language: 'fr' });
    expect((await bodies(id)).slice(0, 2)).toEqual(['<p>Un</p>', '<p>Uno</p>']);
    expect(await listTemplateVersions(ctx, { id: (await read()).id })).toMatchObject([{ current: true }]);
  });

  it('are the last ones alone', async () => {
    for (let time = 0; time < keptVersions + 3; time += 1) await save(`<p>${time}</p>`);
    const { id } = await read();
    const kept = await bodies(id);
    expect(kept).toHaveLength(keptVersions);
    expect([kept[0], kept.at(-1)]).toEqual([`<p>${keptVersions + 2}</p>`, '<p>3</p>']);
  });

  it('of two who go back at once one does, and the other is told', async () => {
    await save('<p>Uno</p>');
    const { id, savedAt } = await read();
    const version = (await listTemplateVersions(ctx, { id })).at(-1)?.id ?? 0;
    const both = await Promise.allSettled([ctx, other].map((who) => restoreTemplate(who, { id, version, savedAt })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await listTemplateVersions(ctx, { id })).toHaveLength(3);
  });

  it.each([null, 1, 2, 3, 4] as const)('are not for role %s', async (role) => {
    const refused = contextOf(role);
    const code = role === null ? 'access.unauthenticated' : 'access.forbidden';
    await expect(listTemplateVersions(refused, { id: 1 })).rejects.toThrow(code);
    await expect(readTemplateVersion(refused, { id: 1, version: 1 })).rejects.toThrow(code);
    await expect(restoreTemplate(refused, { id: 1, version: 1, savedAt: new Date() })).rejects.toThrow(code);
  });
});
