import { feePayments, tariffs } from '@dehesa/db/schema';
import { ChangeManyAccountsInput } from '@dehesa/domain/users';
import { closedAfterAll } from '@dehesa/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { inviteAccount } from '../invitations/invite-account';
import { readAccount } from '../read-account';
import { removeAccount } from '../remove-account';
import { createUserWorld, refusal } from '../users.test-support';
import { changeManyAccounts } from './change-many-accounts';

// It is 1 May 2026 there.
const world = await closedAfterAll(createUserWorld());
const { super: superAdmin, admin, tajo, member, collaborator } = world.actors;
const [tariff] = await world.db
  .insert(tariffs)
  .values({ name: 'Mensual', days: 30, priceCents: 2500 })
  .returning({ id: tariffs.id });

beforeEach(() => world.mode('actividades'));

const many = (input: unknown, actor = superAdmin) =>
  changeManyAccounts(world.as(actor), ChangeManyAccountsInput.parse(input));
const accessOf = async (id: number) => (await world.stored(id))?.hasAccess;
const done = async (id: number) => (await world.audited(id)).slice(1);
const missing = (id: number) => ({ id, name: '', failure: { code: 'record.notFound' } });

describe('many users at once (B96)', () => {
  it('are kept out and let in by name, each with its sessions and its line of the audit log as singly', async () => {
    const zoe = await world.create({ firstName: 'Zoe', lastName: 'Vega' });
    const angel = await world.create({ firstName: 'Ángel', lastName: 'Rey' });
    await world.signedIn(zoe);
    const answer = { changed: [angel, zoe], unchanged: [], refused: [] };
    expect(await many({ action: 'withdrawAccess', ids: [zoe, angel, zoe] })).toEqual(answer);
    expect([await accessOf(zoe), await accessOf(angel), await world.sessionsOf(zoe)]).toEqual([false, false, 0]);
    expect(await many({ action: 'giveAccess', ids: [zoe] })).toMatchObject({ changed: [zoe] });
    expect(await many({ action: 'giveAccess', ids: [zoe, angel] })).toEqual({
      changed: [angel],
      unchanged: [zoe],
      refused: [],
    });
    const { userId: actorId } = superAdmin;
    expect(await done(zoe)).toEqual([
      { action: 'users.setAccess', actorId, details: { from: true, to: false } },
      { action: 'users.setAccess', actorId, details: { from: false, to: true } },
    ]);
  });

  it('of oneself it is refused by name, the others are done', async () => {
    const id = await world.create({ firstName: 'Ana', lastName: 'Cid' });
    const { displayName: name } = await readAccount(world.as(superAdmin), { id: superAdmin.userId });
    await world.add(0, 'otra');
    const failure = { code: 'users.oneself' };
    expect(await many({ action: 'withdrawAccess', ids: [superAdmin.userId, id] })).toEqual({
      changed: [id],
      unchanged: [],
      refused: [{ id: superAdmin.userId, name, failure }],
    });
  });

  it('two who keep out each other and all the rest leave one super administrator with access', async () => {
    const [one, two] = [await world.add(0, 'una'), await world.add(0, 'dos')];
    const ids = (await world.db.execute<{ id: number }>(sql`select id from users where role = 0 and has_access`)).map(
      ({ id }) => id,
    );
    const both = await Promise.allSettled([
      many({ action: 'withdrawAccess', ids }, one),
      many({ action: 'withdrawAccess', ids }, two),
    ]);
    const left = await world.db.execute<{ id: number }>(sql`select id from users where role = 0 and has_access`);
    expect(left.length).toBeGreaterThan(0);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    await world.db.execute(sql`update users set has_access = true where role = 0`);
  });

  it('one who is erased meanwhile is told like who never was; the others are done', async () => {
    const ids = [await world.create(), await world.create(), await world.create()];
    const [gone = 0] = ids;
    const [answer] = await Promise.all([
      many({ action: 'withdrawAccess', ids }),
      removeAccount(world.as(superAdmin), { id: gone }),
    ]);
    expect(answer.refused.every(({ id, failure }) => id === gone && failure.code === 'record.notFound')).toBe(true);
    expect([...answer.changed, ...answer.refused.map(({ id }) => id)].toSorted((a, b) => a - b)).toEqual(ids);
    expect(await many({ action: 'giveAccess', ids })).toMatchObject({ refused: [missing(gone)] });
    expect([await accessOf(ids[1] ?? 0), await accessOf(ids[2] ?? 0)]).toEqual([true, true]);
  });

  it('are two hundred at most, each once', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const taken = (input: unknown) => ChangeManyAccountsInput.safeParse(input).success;
    expect(taken({ action: 'giveAccess', ids: ids(200) })).toBe(true);
    const fees = (count: number) => ids(count).map((id) => ({ id, expiresOn: null }));
    expect(taken({ action: 'renewFee', fees: fees(200) })).toBe(true);
    for (const wrong of [
      { action: 'giveAccess', ids: ids(201) },
      { action: 'giveAccess', ids: [] },
      { action: 'renewFee', fees: fees(201) },
      { action: 'renewFee', ids: [1] },
      { action: 'remove', ids: [1] },
    ])
      expect(taken(wrong)).toBe(false);
  });
});

describe('many fees (B96, B99)', () => {
  const paying = (paidOn: string) =>
    world.create({
      role: 3,
      birthDate: '1990-01-01',
      membership: { tariffId: tariff?.id ?? null, paidOn, expiresOn: null },
    });

  it('are renewed once by two clerks at once; of the second it is said why', async () => {
    await world.mode('gimnasio');
    const [one, two] = [await paying('2026-04-06'), await paying('2026-04-10')];
    const fees = [
      { id: one, expiresOn: '2026-05-06' },
      { id: two, expiresOn: '2026-05-10' },
    ];
    const both = await Promise.all([many({ action: 'renewFee', fees }), many({ action: 'renewFee', fees })]);
    expect(both.flatMap(({ changed }) => changed).toSorted((a, b) => a - b)).toEqual([one, two]);
    const refused = both.flatMap((answer) => answer.refused);
    expect(refused.map(({ failure }) => failure.code)).toEqual(['users.feeChanged', 'users.feeChanged']);
    expect((await readAccount(world.as(superAdmin), { id: one })).membership).toMatchObject({
      expiresOn: '2026-06-05',
    });
    expect(await world.db.$count(feePayments)).toBe(2);
  });

  it('nobody is renewed who pays none, nor outside of a gym', async () => {
    await world.mode('gimnasio');
    const fees = [{ id: admin.userId, expiresOn: null }];
    const code = 'record.notFound';
    expect(await many({ action: 'renewFee', fees })).toMatchObject({ changed: [], refused: [{ failure: { code } }] });
    const id = await paying('2026-04-06');
    await world.mode('actividades');
    expect(await many({ action: 'renewFee', fees: [{ id, expiresOn: '2026-05-06' }] })).toMatchObject({
      changed: [],
      refused: [{ id, failure: { code } }],
    });
  });
});

describe('many invitations (B96, B97)', () => {
  const invite = async (change: Parameters<typeof world.input>[0] = {}) => {
    const { password: _password, hasAccess: _access, ...input } = world.input(change);
    return (await inviteAccount(world.as(superAdmin), input)).id;
  };
  const again = (ids: number[], actor = superAdmin) => many({ action: 'resendInvitation', ids }, actor);
  const mailsTo = async (id: number) =>
    (await world.told((await world.stored(id))?.email ?? '')).filter(({ slug }) => slug === 'cuenta-invitacion');
  const hashOf = async (id: number) => (await world.stored(id))?.invitationHash;

  it('leave again with a new link each, behind what somebody waits for; of who is not invited it is said why', async () => {
    const [one, two] = [await invite({ firstName: 'Ada' }), await invite({ firstName: 'Zoe' })];
    const member = await world.create({ firstName: 'Marta' });
    const before = [await hashOf(one), await hashOf(two)];
    expect(await again([two, member, one, two])).toMatchObject({
      changed: [one, two],
      unchanged: [],
      refused: [{ id: member, failure: { code: 'users.notInvited' } }],
    });
    const [first, second] = [await hashOf(one), await hashOf(two)];
    expect(first).not.toBe(second);
    for (const hash of before) expect([first, second]).not.toContain(hash);
    expect([await mailsTo(one), await mailsTo(two)].map((mails) => mails.length)).toEqual([2, 2]);
    expect(await world.told((await world.stored(member))?.email ?? '')).toEqual([]);
    const [, mail] = await mailsTo(one);
    const [job] = await world.db.execute(sql`select priority from graphile_worker._private_jobs
      where (payload->>'messageId')::int = ${mail?.id}`);
    expect(job).toEqual({ priority: 10 });
    expect((await done(one)).map(({ action }) => action)).toEqual(['users.resendInvitation']);
  });

  it('a second press, and two at once, send no second mail', async () => {
    const id = await invite();
    const both = await Promise.all([again([id]), again([id])]);
    expect(both.flatMap(({ changed }) => changed)).toEqual([id]);
    expect(both.flatMap(({ refused }) => refused)).toMatchObject([{ id, failure: { code: 'request.tooMany' } }]);
    expect(await again([id])).toMatchObject({ changed: [], refused: [{ failure: { code: 'request.tooMany' } }] });
    expect(await mailsTo(id)).toHaveLength(2);
  });

  it('with an administrator among them nothing leaves before it is proven who asks', async () => {
    const [member, admin] = [await invite({ firstName: 'Ada' }), await invite({ firstName: 'Zoe', role: 1 })];
    const unproven = { ...superAdmin, provenAt: new Date(0) };
    await expect(again([member, admin], unproven)).rejects.toMatchObject(refusal('auth.proofRequired'));
    expect(await mailsTo(member)).toHaveLength(1);
    expect(await again([member, superAdmin.userId], unproven)).toMatchObject({
      changed: [member],
      refused: [{ id: superAdmin.userId, failure: { code: 'users.notInvited' } }],
    });
    expect(await again([admin])).toMatchObject({ changed: [admin] });
  });

  it('are of no concern to who does not reach them', async () => {
    const [member, company] = [await invite(), await invite({ role: 2 })];
    expect(await again([member, company], admin)).toEqual({
      changed: [company],
      unchanged: [],
      refused: [missing(member)],
    });
    expect(await mailsTo(member)).toHaveLength(1);
  });
});

describe('of whom (B22, B53)', () => {
  it('administrators reach companies and monitors; of others nothing is told, not even a name', async () => {
    const company = await world.create({ role: 2, companyName: 'Encina Rutas' });
    const clerk = await world.create();
    for (const action of ['withdrawAccess', 'giveAccess']) {
      const ids = [clerk, company, collaborator.userId, 999_999];
      expect(await many({ action, ids }, admin)).toEqual({
        changed: [company],
        unchanged: [],
        refused: [missing(clerk), missing(collaborator.userId), missing(999_999)],
      });
    }
    expect(await done(clerk)).toEqual([]);
  });

  it('nobody else has any business here', async () => {
    const input = { action: 'withdrawAccess', ids: [member.userId] };
    for (const actor of [tajo, member, collaborator])
      await expect(many(input, actor)).rejects.toMatchObject(refusal('access.forbidden'));
    await expect(changeManyAccounts(world.as(null), ChangeManyAccountsInput.parse(input))).rejects.toMatchObject(
      refusal('access.unauthenticated'),
    );
  });
});
