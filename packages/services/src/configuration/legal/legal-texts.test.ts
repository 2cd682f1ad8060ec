import { type Language, languages } from '@dehesa/domain/languages';
import { auditLog, legalTexts } from '@dehesa/db/schema';
import type { LegalTextInput } from '@dehesa/domain/configuration';
import { defaultLegalTexts } from '@dehesa/i18n/legal';
import { gapMarks } from '@dehesa/i18n/legal-gaps';
import { eq } from 'drizzle-orm';
import { closedAfterAll, emptyTables } from '@dehesa/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanHtml } from '../../clean-html';
import { readBookableActivity } from '../../reservations/booking/bookable-activity';
import { createActivityWorld } from '../../activities/activities.test-support';
import { createActivity } from '../../activities/index';
import { createConfigurationWorld } from '../configuration.test-support';
import { editLegalText } from './edit-legal-text';
import { listLegalTexts } from './list-legal-texts';
import { listLegalVersions } from './list-legal-versions';
import { readLegalText, readLegalTexts } from './read-legal-text';
import { seedLegalTexts } from './seed-legal-texts';

const world = await closedAfterAll(createConfigurationWorld());
beforeEach(async () => {
  await emptyTables(world.db, 'legal_texts', 'legal_text_versions', 'audit_log');
  await seedLegalTexts(world.nobody);
});

const privacy = (change: Partial<LegalTextInput> = {}): LegalTextInput => ({
  kind: 'privacy',
  version: 1,
  html: { es: '<p>Sus datos.</p>', pt: '<p>Os seus dados.</p>', en: '<p>Your data.</p>' },
  ...change,
});
const failing = (code: string) => expect.objectContaining({ failure: expect.objectContaining({ code }) });
const readStored = async () => {
  const [stored] = await listLegalTexts(world.superAdmin);
  return { pt: stored?.html.pt ?? '', en: stored?.html.en ?? '' };
};
const read = (language: Language) => readLegalText(world.nobody, { kind: 'privacy', language });

describe('the texts that the product brings', () => {
  it.each(languages)(
    'are there in %s, say what is still to be filled in, keep what staff have to do for the back office, and are clean',
    async (language) => {
      const texts = await readLegalTexts(world.nobody, { language });
      for (const html of Object.values(texts)) {
        expect(html).toContain(
          {
            es: 'Estamos completando este texto.',
            pt: 'Estamos a completar este texto.',
            en: 'We are completing this text.',
          }[language],
        );
        expect(html).not.toMatch(/super ?administra/);
        expect(html).toContain(gapMarks[language]);
        expect(cleanHtml(html)).toBe(html);
      }
      expect(Object.keys(texts)).toEqual(['privacy', 'cookies', 'notice']);
      const plain = (html: string) => html.replaceAll(' rel="noopener noreferrer"', '');
      expect(plain(texts.privacy)).toBe(defaultLegalTexts[language].privacy);
    },
  );

  it.each(languages)('are read by visitors in %s without what only the body can write', async (language) => {
    const html = (await read(language))?.html ?? '';
    expect(html).toContain('<h2>');
    expect(html).not.toContain(gapMarks[language]);
  });

  it('never take the place of one that was edited', async () => {
    await editLegalText(world.superAdmin, privacy());
    await seedLegalTexts(world.nobody);
    expect(await read('es')).toMatchObject({ html: '<p>Sus datos.</p>', version: 2 });
    expect(await listLegalVersions(world.superAdmin, { kind: 'privacy' })).toHaveLength(6);
  });
});

describe('editing', () => {
  it('cleans what is saved (B45), and the version grows for the language that changed', async () => {
    const { pt, en } = await readStored();
    const html = {
      pt,
      en,
      es: '<h1>Privacidad</h1><p onclick="x()">Hola<script>alert(1)</script> <a href="javascript:x()">no</a></p>',
    };
    expect(await editLegalText(world.superAdmin, privacy({ html }))).toEqual({ version: 2 });
    expect((await read('es'))?.html).toBe('<h2>Privacidad</h2><p>Hola <a rel="noopener noreferrer">no</a></p>');
    await editLegalText(world.superAdmin, privacy({ version: 2, html: { es: '<p>Otro</p>', pt, en } }));
    expect(await read('es')).toMatchObject({ version: 3, html: '<p>Otro</p>' });
    expect((await read('pt'))?.version).toBe(1);
    // Above every earlier one of both languages: a consent's version tells the words.
    await editLegalText(world.superAdmin, privacy({ version: 3, html: { es: '<p>Otro</p>', pt: '<p>Outro</p>', en } }));
    expect((await read('pt'))?.version).toBe(4);
    const versions = await listLegalVersions(world.superAdmin, { kind: 'privacy' });
    expect(versions.map(({ language, version, html: said }) => [language, version, said.slice(0, 12)])).toEqual([
      ['pt', 4, '<p>Outro</p>'],
      ['es', 3, '<p>Otro</p>'],
      ['es', 2, '<h2>Privacid'],
      ['en', 1, '<p><strong>P'],
      ['es', 1, '<p><strong>T'],
      ['pt', 1, '<p><strong>T'],
    ]);
    expect(versions[0]?.savedBy).toBe('Ana Durán');
    expect(versions[5]?.savedBy).toBeNull();
  });

  it('changes nothing where nothing changed', async () => {
    await editLegalText(world.superAdmin, privacy());
    expect(await editLegalText(world.superAdmin, privacy({ version: 2 }))).toEqual({ version: 2 });
    const log = await world.db.select().from(auditLog).where(eq(auditLog.action, 'configuration.editLegalText'));
    expect(log).toMatchObject([
      { entity: 'configuration', actorId: world.superId, details: { kind: 'privacy', from: 1, to: 2 } },
    ]);
  });

  it('of two who read the same version one saves, the other is told', async () => {
    const both = await Promise.allSettled([
      editLegalText(world.superAdmin, privacy()),
      editLegalText(world.superAdmin, privacy({ html: { es: '<p>A</p>', pt: '<p>B</p>', en: '<p>C</p>' } })),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { failure: { code: 'configuration.changedMeanwhile' } },
    });
    expect((await read('es'))?.version).toBe(2);
  });

  it.each([
    ['nothing', '   '],
    ['nothing that may be stored', '<script>alert(1)</script>'],
  ])('refuses %s', async (_what, es) => {
    const saved = editLegalText(world.superAdmin, privacy({ html: { es, pt: '<p>x</p>', en: '<p>y</p>' } }));
    await expect(saved).rejects.toThrow(/too_small|input\.invalid/);
    expect((await read('es'))?.version).toBe(1);
  });

  it('is for super administrators', async () => {
    for (const role of [1, 2, 3, 4] as const) {
      const ctx = world.asRole(role);
      const refused = failing('access.forbidden');
      await expect(editLegalText(ctx, privacy())).rejects.toEqual(refused);
      await expect(listLegalTexts(ctx)).rejects.toEqual(refused);
      await expect(listLegalVersions(ctx, { kind: 'privacy' })).rejects.toEqual(refused);
    }
    await expect(listLegalTexts(world.nobody)).rejects.toEqual(failing('access.unauthenticated'));
    expect(await listLegalTexts(world.superAdmin)).toMatchObject([
      { kind: 'privacy', version: 1 },
      { kind: 'cookies', version: 1 },
      { kind: 'notice', version: 1 },
    ]);
  });
});

it('answers none where an installation has none', async () => {
  await world.db.delete(legalTexts);
  expect(await read('es')).toBeNull();
  expect(await readLegalTexts(world.nobody, { language: 'pt' })).toEqual({ privacy: '', cookies: '', notice: '' });
});

it('a booking keeps the version of the privacy text that is in force', async () => {
  const activities = await createActivityWorld();
  try {
    const ctx = activities.as(activities.actors.admin);
    await seedLegalTexts(ctx);
    const { id } = await createActivity(ctx, activities.activity());
    await editLegalText(
      { ...ctx, actor: { userId: activities.actors.admin.userId, role: 0, territoryId: null } },
      privacy(),
    );
    expect((await readBookableActivity(ctx.db, id))?.privacyTextVersion).toBe('privacy-2');
  } finally {
    await activities.close();
  }
});
