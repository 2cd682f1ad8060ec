import { closedAfterAll } from '@dehesa/testing';
import { configuration, files, users } from '@dehesa/db/schema';
import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.test-support';

/** A green picture of 30 × 20. */
const greenPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAMAAACtdX32AAAAA1BMVEUzmWaFBZMtAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQokWNgGAWjgD4AAAJsAAGClu6+AAAAAElFTkSuQmCC',
  'base64',
);
const boundary = 'limite';

const server = await closedAfterAll(createTestApp());
beforeEach(() => server.deps.db.update(configuration).set({ collaboratorKey: 'clave+de alta' }));

let made = 0;
function fields(change: Record<string, string> = {}): Record<string, string> {
  made += 1;
  return {
    companyName: `Casa ${made}`,
    firstName: 'Rosa',
    lastName: 'Prieto',
    postalCode: '10695',
    locality: 'Villarreal de San Carlos',
    province: 'Cáceres',
    phone: '927000000',
    email: `casa${made}@example.org`,
    territoryId: '1',
    language: 'pt',
    ...change,
  };
}

function send(
  values: Record<string, string>,
  { logo = greenPng, key = 'clave+de alta', app = server }: { logo?: Buffer | null; key?: string; app?: TestApp } = {},
) {
  const parts = Object.entries(values).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const file =
    logo === null
      ? []
      : [
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\ncontent-type: image/png\r\n\r\n`,
          ),
          logo,
          Buffer.from('\r\n'),
        ];
  return app.app.inject({
    method: 'POST',
    url: `/alta-colaborador?key=${encodeURIComponent(key)}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, ...file, Buffer.from(`--${boundary}--\r\n`)]),
  });
}
const storedFiles = async () => (await server.deps.db.select({ files: count() }).from(files))[0]?.files;
const stored = async (email: string) => (await server.deps.db.select().from(users).where(eq(users.email, email)))[0];

describe('POST /alta-colaborador', () => {
  it('stores a pending collaborator with its logo, without a session (B54)', async () => {
    const form = fields();
    const response = await send(form);
    expect([response.statusCode, response.json()]).toEqual([201, { done: true }]);
    expect(await stored(form['email'] ?? '')).toMatchObject({
      role: 4,
      hasAccess: false,
      companyName: form['companyName'],
      territoryId: 1,
      language: 'pt',
      imageId: expect.any(String),
    });
  });

  it('keeps nothing of what it refuses', async () => {
    const before = await storedFiles();
    const refusals = [
      [await send(fields(), { key: 'otra' }), 404, 'record.notFound'],
      [await send(fields(), { key: '' }), 404, 'record.notFound'],
      [await send(fields({ phone: '' })), 400, 'collaborators.incomplete'],
      [await send(fields(), { logo: null }), 400, 'collaborators.incomplete'],
      [await send(fields(), { logo: Buffer.from('<svg/>') }), 400, 'file.unsupported'],
      [await send(fields({ email: 'rosa' })), 400, 'collaborators.emailInvalid'],
      [await send(fields({ website: 'javascript:alert(1)' })), 400, 'input.invalid'],
      [await send(fields({ email: 'casa1@example.org' })), 409, 'collaborators.emailTaken'],
    ] as const;
    for (const [response, status, code] of refusals) {
      expect([response.statusCode, response.json<{ domain: { code: string } }>().domain.code]).toEqual([status, code]);
    }
    expect(await storedFiles()).toBe(before);
  });

  it('takes no field but those of the form: nobody gives itself a role or access', async () => {
    const form = fields({ hasAccess: 'true', role: '0', passwordHash: 'x' });
    expect((await send(form)).statusCode).toBe(400);
    expect(await stored(form['email'] ?? '')).toBeUndefined();
    const { language: _language, territoryId: _territory, ...fewer } = fields({ role: '0' });
    expect((await send(fewer)).statusCode).toBe(201);
    expect(await stored(fewer['email'] ?? '')).toMatchObject({ role: 4, hasAccess: false });
  });

  it('reads no body that is no form', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/alta-colaborador?key=clave%2Bde%20alta',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(response.statusCode).toBe(415);
  });

  it('has twenty tries an hour for one address', async () => {
    const limited = await createTestApp();
    try {
      for (let tries = 0; tries < 20; tries += 1)
        expect((await send({}, { key: `clave${tries}`, logo: null, app: limited })).statusCode).toBe(404);
      const response = await send({}, { key: 'clave', logo: null, app: limited });
      expect([response.statusCode, Number(response.headers['retry-after']) > 3000]).toEqual([429, true]);
    } finally {
      await limited.close();
    }
  });
});

describe('/crear-usuario without a session', () => {
  const body = (change: Record<string, unknown> = {}) => {
    const { companyName, firstName, lastName, postalCode, locality, province, phone, email } = fields();
    return {
      id_rol: 4,
      acceso: 1,
      key: 'clave+de alta',
      empresa: companyName,
      nombre: firstName,
      apellidos: lastName,
      codpostal: postalCode,
      localidad: locality,
      provincia: province,
      telefono: phone,
      email,
      id_ubicacion: 2,
      img: `data:image/png;base64,${greenPng.toString('base64')}`,
      ...change,
    };
  };

  it('signs a business up with the key of the link: always pending (B54)', async () => {
    const sent = body({ idioma: 'pt' });
    expect(await server.call('/api/crear-usuario', sent)).toMatchObject({ status: 200, body: { error: false } });
    expect(await stored(sent.email ?? '')).toMatchObject({ role: 4, hasAccess: false, territoryId: 2, language: 'pt' });
    expect((await server.call('/crear-usuario', sent)).body).toEqual({ error: true, value: 'Email repetido' });
  });

  it('answers a wrong key, a missing logo, and no key at all', async () => {
    expect((await server.call('/crear-usuario', body({ key: 'x' }))).body).toEqual({
      error: true,
      value: 'No encontrado',
    });
    expect((await server.call('/crear-usuario', body({ img: '' }))).body).toEqual({
      error: true,
      value: 'Complete campos',
    });
    expect(await server.call('/crear-usuario', body({ key: undefined }))).toMatchObject({ status: 401 });
  });

  it('has twenty tries an hour from one address; those with a session are none of them', async () => {
    const limited = await createTestApp();
    try {
      const { token } = await limited.signInAs({ role: 0 });
      for (let tries = 0; tries < 20; tries += 1)
        expect((await limited.call('/crear-usuario', body({ key: `clave${tries}` }))).status).toBe(200);
      for (const path of ['/crear-usuario', '/api/crear-usuario']) {
        const { status, headers } = await limited.call(path, body({ key: 'clave' }));
        expect([status, Number(headers['retry-after']) > 3000]).toEqual([429, true]);
        expect((await limited.call(path, { ...body(), token })).status).toBe(200);
      }
    } finally {
      await limited.close();
    }
  });
});

describe('a stranger with the key', () => {
  const wire = (change: Record<string, string> = {}) => {
    const form = fields();
    return {
      key: 'clave+de alta',
      empresa: form['companyName'],
      nombre: 'Rosa',
      apellidos: 'Prieto',
      codpostal: '10695',
      localidad: 'Villarreal de San Carlos',
      provincia: 'Cáceres',
      telefono: '927000000',
      email: form['email'],
      img: `data:image/png;base64,${greenPng.toString('base64')}`,
      ...change,
    };
  };

  it('signs up so many businesses an hour, at both doors together', async () => {
    const app = await createTestApp();
    await app.deps.db.update(configuration).set({ collaboratorKey: 'clave+de alta' });
    for (let time = 0; time < 10; time += 1) {
      expect((await send(fields(), { app })).statusCode).toBe(201);
      expect((await app.call('/crear-usuario', wire())).body).toEqual({ error: false });
    }
    const refused = await send(fields(), { app });
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(await app.call('/crear-usuario', wire())).toMatchObject({
      status: 429,
      body: { error: true, value: 'Demasiadas peticiones' },
    });
    await app.close();
  });

  it.each([
    ['firstName', 'nombre', 'Su premio: malo.com'],
    ['lastName', 'apellidos', 'Prieto\nhttps://malo.example'],
    ['companyName', 'empresa', 'Casa https://malo.example'],
    ['locality', 'localidad', 'www.malo.es'],
  ])('writes nobody a link in %s', async (field, wireField, text) => {
    const form = fields({ [field]: text });
    const refused = await send(form);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { domain: { code: 'collaborators.textRefused' } },
    ]);
    const old = wire({ [wireField]: text });
    expect((await server.call('/crear-usuario', old)).body).toEqual({ error: true, value: 'Texto no válido' });
    expect([await stored(form['email'] ?? ''), await stored(old.email ?? '')]).toEqual([undefined, undefined]);
  });

  it('may be called as its page is', async () => {
    expect((await send(fields({ companyName: 'Casarural.es' }))).statusCode).toBe(201);
  });
});
