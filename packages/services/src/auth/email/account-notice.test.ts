import { closedAfterAll } from '@dehesa/testing';
import { messages, users } from '@dehesa/db/schema';
import { type AccountNotice, accountNotices } from '@dehesa/domain/auth';
import { mailTexts } from '@dehesa/i18n/mails';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderMessage } from '../../messages';
import { notifyOwner } from './account-notice';
import { address, refusal } from '../auth-world.test-support';
import { changePassword } from '../passwords/change-password';
import { createApplicationKey, endApplicationKey, listApplicationKeys } from '../second-factor/application-keys';
import { createFactorWorld, password } from '../second-factor/factor-world.test-support';
import { readSecondFactor } from '../second-factor/read-second-factor';
import { renewRecoveryCodes } from '../second-factor/codes/renew-recovery-codes';
import { confirmPasskey, removePasskey, startPasskey } from '../second-factor/passkeys/set-up-passkey';
import { confirmTotp, removeTotp, startTotp } from '../second-factor/codes/set-up-totp';
import { softwareAuthenticator } from '../second-factor/passkeys/software-authenticator.test-support';
import { setOwnPassword } from '../passwords/set-own-password';

let id: number;

const world = await closedAfterAll(createFactorWorld());
beforeEach(async () => {
  await world.reset();
  await world.insertUser({ email: 'bea@example.test' });
  id = await world.insertUser({ firstName: 'Ana', language: 'pt' });
});

/** What was said so far, to whom, in whatever order the sentences are known by. */
async function told(): Promise<{ notice: AccountNotice | undefined; to: string }[]> {
  const rows = await world.db.select().from(messages).orderBy(asc(messages.id));
  return rows.map(({ slug, language, recipient, fields }) => ({
    notice: accountNotices.find(
      (notice) => slug === 'cuenta-aviso' && language === 'pt' && said(fields) === mailTexts.pt.accountNotices[notice],
    ),
    to: recipient,
  }));
}
const said = (fields: unknown) => Reflect.get(Object(fields), 'usuario.aviso');
const toAna = (...notices: AccountNotice[]) => notices.map((notice) => ({ notice, to: 'ana@example.test' }));
/** Everything of the messages that is stored or would be sent. */
async function everythingSaid(): Promise<string> {
  const rows = await world.db.select().from(messages);
  const mails = await Promise.all(
    rows.map((row) => renderMessage(world.ctx, { ...row, fields: Object(row.fields) as Record<string, string> })),
  );
  return JSON.stringify([rows, mails.map(({ mail, log }) => [mail.subject, mail.html, mail.text, log])]);
}

const addPasskey = async () => {
  const { setUp, options } = await startPasskey(world.as(id), { password }, address, world.hasher);
  const answer = softwareAuthenticator().make(options.challenge, { rpId: 'localhost', origin: 'http://localhost' });
  await confirmPasskey(world.as(id), { setUp, name: 'Portátil', answer });
};
const makeKey = (typed = password) =>
  createApplicationKey(world.as(id), { name: 'Web', password: typed }, address, world.hasher);

describe('the owner of an account is told', () => {
  it('of an app, set up and removed', async () => {
    const { key } = await world.withApp(id);
    expect(await told()).toEqual(toAna('appSetUp'));
    await removeTotp(world.as(id), { password }, address, world.hasher);
    expect(await told()).toEqual(toAna('appSetUp', 'appRemoved'));
    expect(await everythingSaid()).not.toContain(key.replaceAll(' ', '').slice(0, 8));
  });

  it('of a passkey, added and removed', async () => {
    await addPasskey();
    const [added] = (await readSecondFactor(world.as(id), null)).passkeys;
    await removePasskey(world.as(id), { id: added?.id ?? 0, password }, address, world.hasher);
    expect(await told()).toEqual(toAna('passkeyAdded', 'passkeyRemoved'));
  });

  it('of recovery codes, renewed and used, and of no code of the app', async () => {
    const { key } = await world.withApp(id);
    const { recoveryCodes } = await renewRecoveryCodes(world.as(id), { password }, address, world.hasher);
    await world.finish(await world.pending(), world.code(key));
    expect(await told()).toEqual(toAna('appSetUp', 'recoveryCodesRenewed'));
    await world.finish(await world.pending(), recoveryCodes[0] ?? '');
    expect(await told()).toEqual(toAna('appSetUp', 'recoveryCodesRenewed', 'recoveryCodeUsed'));
    const everything = await everythingSaid();
    for (const code of recoveryCodes) expect(everything).not.toContain(code);
  });

  it('of an application key, made but not ended', async () => {
    const { key } = await makeKey();
    const [listed] = await listApplicationKeys(world.as(id));
    await endApplicationKey(world.as(id), { id: listed?.id ?? 0 });
    expect(await told()).toEqual(toAna('applicationKeyMade'));
    expect(await everythingSaid()).not.toContain(key.replace('dehesa_', ''));
  });

  it('of another password, however it is set', async () => {
    const user = await world.session((await world.enter()).token);
    await changePassword(world.ctx, user, { current: password, next: 'alcornoque' }, address, world.hasher);
    await setOwnPassword(world.as(id), { password: 'jara y romero', sessionId: user.sessionId }, world.hasher);
    expect(await told()).toEqual(toAna('passwordChanged', 'passwordChanged'));
    expect(await everythingSaid()).not.toMatch(/alcornoque|jara y romero|hash of/);
  });
});

it('of what was refused nobody is told', async () => {
  const begun = await startTotp(world.as(id), { password }, address, world.hasher);
  expect(await refusal(confirmTotp(world.as(id), { setUp: begun.setUp, code: '000000' }))).toBe('auth.codeInvalid');
  expect(await refusal(makeKey('wrong'))).toBe('auth.invalidCredentials');
  expect(await refusal(renewRecoveryCodes(world.as(id), { password }, address, world.hasher))).toBe('record.notFound');
  const user = await world.session((await world.enter()).token);
  const change = { current: 'wrong', next: 'alcornoque' };
  expect(await refusal(changePassword(world.ctx, user, change, address, world.hasher))).toBe('auth.invalidCredentials');
  expect(await told()).toEqual([]);
});

it('what is rolled back is not told', async () => {
  const undone = world.db.transaction(async (tx) => {
    await notifyOwner(tx, id, 'passwordChanged');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await told()).toEqual([]);
});

it.each(['es', 'pt'] as const)('in %s it says what happened, to whom, and what to do', async (language) => {
  await world.db.update(users).set({ language }).where(eq(users.id, id));
  for (const notice of accountNotices) await notifyOwner(world.db, id, notice);
  const rows = await world.db.select().from(messages).orderBy(asc(messages.id));
  const texts = await Promise.all(
    rows.map(async (row) => {
      const fields = Object(row.fields) as Record<string, string>;
      const { mail } = await renderMessage(world.ctx, { ...row, fields });
      return mail.text.replace(/\s+/g, ' ');
    }),
  );
  expect(texts).toHaveLength(accountNotices.length);
  for (const [n, notice] of accountNotices.entries()) {
    expect(texts[n]).toContain(mailTexts[language].accountNotices[notice]);
    expect(texts[n]).toContain(language === 'es' ? 'Hola, Ana:' : 'Olá, Ana,');
    expect(texts[n]).toContain(language === 'es' ? 'Si no ha sido usted' : 'Se não foi');
  }
});
