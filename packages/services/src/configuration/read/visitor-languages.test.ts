import { auditLog, configuration, messages, reservations } from '@dehesa/db/schema';
import type { Language } from '@dehesa/domain/languages';
import { closedAfterAll, emptyTables, insertSampleReservation } from '@dehesa/testing';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderMessage, seedTemplates } from '../../messages/index';
import { renderWhatsapp } from '../../messages/content/render-whatsapp';
import { createConfigurationWorld } from '../configuration.test-support';
import { readPublicConfiguration, readSettings, readWebSettings, saveSettings } from '../index';
import { spokenLanguage } from './spoken-language';
import { readVisitorLanguages } from './visitor-languages';

const world = await closedAfterAll(createConfigurationWorld());
const ctx = world.superAdmin;
await seedTemplates(ctx);
beforeEach(async () => {
  await emptyTables(world.db, 'reservations', 'activities', 'messages');
  await saveSettings(ctx, { visitorLanguages: ['es', 'pt', 'en'] });
});

describe('the languages of visitors (B108)', () => {
  it('are all of the product, Spanish first, until somebody says otherwise', async () => {
    const [row] = await world.db.select({ languages: configuration.visitorLanguages }).from(configuration);
    expect(row?.languages).toEqual(['es', 'pt', 'en']);
  });

  it('are saved as they are chosen, and told to everybody', async () => {
    await saveSettings(ctx, { visitorLanguages: ['pt', 'en', 'es'] });
    const offered = ['pt', 'es', 'en'];
    expect((await readSettings(ctx)).visitorLanguages).toEqual(offered);
    expect((await readPublicConfiguration(world.nobody)).languages).toEqual(offered);
    expect((await readWebSettings(ctx)).languages).toEqual(offered);
    expect(await readVisitorLanguages(world.nobody)).toEqual(offered);
  });

  it('of two who change them the second is told; the line of the log has no more than their name (B95)', async () => {
    const { stamp } = await readSettings(ctx);
    await saveSettings(ctx, { visitorLanguages: ['pt', 'es'], since: stamp });
    await expect(saveSettings(ctx, { visitorLanguages: ['es'], since: stamp })).rejects.toMatchObject({
      code: 'configuration.changedMeanwhile',
    });
    expect((await readSettings(ctx)).visitorLanguages).toEqual(['pt', 'es']);
    const [line] = await world.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(line).toMatchObject({ action: 'configuration.saveSettings', details: { fields: ['visitorLanguages'] } });
  });

  it.each([1, 2, 3, 4] as const)('are not chosen by role %d', async (role) => {
    await expect(saveSettings(world.asRole(role), { visitorLanguages: ['es'] })).rejects.toMatchObject({
      code: 'access.forbidden',
    });
  });

  it.each(['{}', '{en}', '{es,fr}'])('the database takes no %s, whoever asks', async (stored) => {
    const change = world.db.execute(`update configuration set visitor_languages = '${stored}'`);
    await expect(change).rejects.toHaveProperty('cause.constraint_name', 'configuration_visitor_languages');
  });

  it('of a reservation is its own, or the first where that is offered no more', async () => {
    const { reservationId } = await insertSampleReservation(world.db, { language: 'en' });
    const spoken = async () =>
      (
        await world.db
          .select({ language: spokenLanguage(reservations.language) })
          .from(reservations)
          .where(eq(reservations.id, reservationId))
      )[0]?.language;
    expect(await spoken()).toBe('en');
    await saveSettings(ctx, { visitorLanguages: ['pt', 'es'] });
    expect(await spoken()).toBe('pt');
  });
});

describe('a message that was queued in a language that is off now', () => {
  async function row(slug: string, language: Language) {
    const { reservationId } = await insertSampleReservation(world.db, { language });
    const ofReservation = slug.startsWith('reserva');
    const [queued] = await world.db
      .insert(messages)
      .values({
        slug,
        language,
        recipient: ofReservation ? 'carmen@example.org' : 'super@example.test',
        recipientName: 'Carmen',
        reservationId: ofReservation ? reservationId : null,
        fields: {},
      })
      .returning();
    if (!queued) throw new Error('no row');
    return queued;
  }

  it('goes to a visitor in the one that is spoken where nothing else decides', async () => {
    const queued = await row('reserva-pendiente', 'en');
    expect((await renderMessage(ctx, queued)).mail.html).toContain('<html lang="en-GB">');
    await saveSettings(ctx, { visitorLanguages: ['pt', 'es'] });
    expect((await renderMessage(ctx, queued)).mail.html).toContain('<html lang="pt-PT">');
    expect((await renderWhatsapp(ctx, queued)).template.language).toBe('pt_PT');
  });

  it('goes to who has an account as it always did', async () => {
    await saveSettings(ctx, { visitorLanguages: ['es'] });
    const queued = await row('recuperar-clave', 'pt');
    expect((await renderMessage(ctx, queued)).mail.html).toContain('<html lang="pt-PT">');
  });
});
