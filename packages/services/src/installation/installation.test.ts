import { auditLog, configuration, territories, users } from '@dehesa/db/schema';
import { hiddenSecret } from '@dehesa/domain/configuration';
import { DomainError } from '@dehesa/domain/errors';
import { closedAfterAll, createTestDatabase, emptyTables, testContext } from '@dehesa/testing';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFirstAdmin } from '../auth';
import type { ServiceContext } from '../context';
import {
  awaitsInstallation,
  finishInstallation,
  makeFirstWord,
  opensInstallation,
  readInstallation,
  saveFirstSettings,
  testFirstMail,
} from './index';

const admin = { firstName: 'Marta', email: 'marta@example.test', password: 'un secreto largo' };
/** The real one takes half a second. */
const hasher = { hash: async (password: string) => `hash of ${password}`, verify: async () => false };
const began = new Date('2026-11-25T10:00:00Z');

const { db } = await closedAfterAll(createTestDatabase());
let now: Date;
let word: string;
let ctx: ServiceContext;

beforeEach(async () => {
  now = began;
  await emptyTables(db, 'users', 'audit_log');
  const made = makeFirstWord(began);
  word = made.word;
  ctx = { ...testContext(db), actor: null, clock: { now: () => now }, firstWord: made.kept };
});

async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}
/** Everything that can be asked with a word. */
const everything = (given: ServiceContext, asked: string) => [
  readInstallation(given, { word: asked }),
  saveFirstSettings(given, { word: asked, settings: { appName: 'Otra' } }),
  testFirstMail(given, { word: asked, to: 'ana@example.org', language: 'es' }),
  finishInstallation(given, { word: asked, ...admin }, hasher),
];
const answersOf = async (given: ServiceContext, asked: string) =>
  Promise.all(everything(given, asked).map((work) => refusal(work)));
const nothing = Array.from({ length: 4 }, () => 'record.notFound');

describe('the word of a first start (B103)', () => {
  it('is kept as its hash, and no two are alike', () => {
    const one = makeFirstWord(began);
    expect(one.word).not.toBe(makeFirstWord(began).word);
    expect(one.word.length).toBeGreaterThanOrEqual(24);
    expect(JSON.stringify(one.kept)).not.toContain(one.word);
  });

  it.each(['', 'x', 'ñ\u0000', '%', 'x'.repeat(100)])('nothing is there for another: %j', async (other) => {
    expect(await answersOf(ctx, other)).toEqual(nothing);
    expect(await db.$count(users)).toBe(0);
  });

  it('nothing is there where the process has none, as in the demo', async () => {
    const { firstWord: _word, ...without } = ctx;
    expect(await answersOf(without, word)).toEqual(nothing);
  });

  it('opens for a day and no longer', async () => {
    now = new Date(began.getTime() + 24 * 3_600_000 - 1);
    expect(await opensInstallation(ctx, word)).toBe(true);
    now = new Date(began.getTime() + 24 * 3_600_000);
    expect(await answersOf(ctx, word)).toEqual(nothing);
  });

  it('opens nothing once there is a super administrator, by whatever way', async () => {
    await createFirstAdmin(ctx, admin, hasher);
    expect(await awaitsInstallation(ctx)).toBe(false);
    expect(await answersOf(ctx, word)).toEqual(nothing);
    // Also with the word of another start, and where the accounts were lost.
    await db.delete(users);
    const again = makeFirstWord(now);
    expect(await answersOf({ ...ctx, firstWord: again.kept }, again.word)).toEqual(nothing);
  });
});

describe('a first start', () => {
  const contacts = {
    1: { adminAlias: 'Oficina', adminEmails: ['uno@example.org', ''] },
    2: { adminAlias: '', adminEmails: [] },
  };

  it('keeps each step by itself, and shows it again without its secret', async () => {
    await saveFirstSettings(ctx, { word, settings: { appName: 'Reservas' } });
    await saveFirstSettings(ctx, { word, settings: { territories: contacts } });
    await saveFirstSettings(ctx, {
      word,
      settings: { mailHost: 'smtp.example.org', mailAccount: 'buzon', mailPassword: 'secreta' },
    });
    const { settings, publicUrl } = await readInstallation(ctx, { word });
    expect(settings).toMatchObject({
      appName: 'Reservas',
      mailHost: 'smtp.example.org',
      mailPassword: hiddenSecret,
      territories: { 1: { adminAlias: 'Oficina', adminEmails: ['uno@example.org'] } },
    });
    expect(publicUrl).toBe(ctx.installation.publicUrl);
    expect(await db.select({ mails: territories.adminEmails }).from(territories).where(eq(territories.id, 1))).toEqual([
      { mails: ['uno@example.org'] },
    ]);
  });

  it('changes nothing else than what it asks for', async () => {
    const more = { appName: 'Reservas', appType: 'gimnasio', customCss: 'a{color:red}', maxReservations: 1 };
    await saveFirstSettings(ctx, { word, settings: more });
    const [row] = await db.select().from(configuration);
    expect(row).toMatchObject({ appName: 'Reservas', appType: 'actividades', customCss: '', maxReservations: 5 });
  });

  it('of two who finish at once one is super administrator, and the other learns it', async () => {
    const both = ['marta@example.test', 'otra@example.test'].map((email) =>
      refusal(finishInstallation(ctx, { word, ...admin, email }, hasher)),
    );
    const answers = (await Promise.all(both)).toSorted();
    expect(answers[0]).toMatch(/^(auth\.superAdminExists|record\.notFound)|done$/);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(await db.select({ role: users.role }).from(users)).toEqual([{ role: 0 }]);
    expect(await answersOf(ctx, word)).toEqual(nothing);
  });

  it('an account that may not be is refused, and the installation still waits', async () => {
    expect(await refusal(finishInstallation(ctx, { word, ...admin, password: 'corta' }, hasher))).toBe(
      'auth.passwordTooShort',
    );
    expect(await opensInstallation(ctx, word)).toBe(true);
  });

  it('a test of the mail leaves by what is kept, to who is named alone', async () => {
    const sent: string[] = [];
    const mailer = {
      send: async ({ to }: { to: { email: string } }) => {
        sent.push(to.email);
        return { providerId: '250 ok' };
      },
    };
    const asked = { word, to: 'ana@example.org', language: 'pt' } as const;
    expect(await refusal(testFirstMail(ctx, asked))).toBe('messages.mailNotConfigured');
    const within = { ...ctx, mail: { current: async () => mailer } };
    expect(await testFirstMail(within, asked)).toEqual({ answers: [{ email: 'ana@example.org', answer: '250 ok' }] });
    expect(sent).toEqual(['ana@example.org']);
  });

  it('leaves lines in the audit log, without word and values', async () => {
    await saveFirstSettings(ctx, { word, settings: { appName: 'Reservas de prueba' } });
    await finishInstallation(ctx, { word, ...admin }, hasher);
    const lines = await db.select().from(auditLog);
    expect(lines.map(({ action }) => action)).toEqual(['configuration.saveSettings', 'auth.createFirstAdmin']);
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${word}|Reservas de prueba|marta@`));
  });
});
