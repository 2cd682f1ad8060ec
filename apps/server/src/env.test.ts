import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment, readGivenDatabaseUrl } from './env';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-env-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string>, embedded = true) => readEnvironment(embedded, { DATA_DIR: dataDir, ...env });
const secret = 'ab'.repeat(32);
const production = { DEHESA_MODE: 'production', SECRET_KEY: secret, PUBLIC_URL: 'https://reservas.example.org/' };

const backupS3 = {
  BACKUP_S3_BUCKET: 'copias',
  BACKUP_S3_ACCESS_KEY_ID: 'id',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  BACKUP_S3_ENDPOINT: 'https://copias.example.org',
};
const s3 = { S3_BUCKET: 'fotos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

describe('readEnvironment', () => {
  it('runs a demo on this machine only, whose secret outlives a restart', () => {
    const first = read({});
    expect(first).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' });
    expect(read({}).secretKey).toEqual(first.secretKey);
    expect(statSync(path.join(dataDir, 'secret-key')).mode & 0o077).toBe(0);
  });

  it('refuses a kept secret that was cut short', () => {
    const folder = mkdtempSync(path.join(dataDir, 'cut-'));
    writeFileSync(path.join(folder, 'secret-key'), '');
    expect(() => read({ DATA_DIR: folder })).toThrow('holds no key');
  });

  it.each([
    ['the embedded database', {}, true, true],
    ['another database', {}, false, false],
    ['another database, asked for', { DEMO: '1' }, false, true],
    ['production, even if asked for', { ...production, DEMO: '1' }, true, false],
  ])('decides on demo data: %s', (_case, env, embedded, wanted) => {
    expect(read(env, embedded).demoData).toBe(wanted);
  });

  it('serves 2 000 connections at the same time unless told otherwise', () => {
    expect(read({}).maxConnections).toBe(2_000);
    expect(read({ MAX_CONNECTIONS: '64' }).maxConnections).toBe(64);
    expect(() => read({ MAX_CONNECTIONS: '5' })).toThrow('MAX_CONNECTIONS');
  });

  it('names a contact for vulnerabilities where it is given one', () => {
    expect(read({}).securityContact).toBeNull();
    for (const contact of ['mailto:seguridad@example.org', 'https://example.org/seguridad'])
      expect(read({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
  });

  it('has the SQL console unless it is switched off', () => {
    expect(read({}).sqlConsole).toBe(true);
    expect(read({ SQL_CONSOLE: 'off' }).sqlConsole).toBe(false);
    expect(() => read({ SQL_CONSOLE: 'no' })).toThrow('SQL_CONSOLE is "no": use on or off');
  });

  it('shows the documented calls in the demo, and in production where it is asked to', () => {
    expect(read({}).apiDocs).toBe(true);
    expect(read(production).apiDocs).toBe(false);
    expect(read({ ...production, API_DOCS: 'on' }).apiDocs).toBe(true);
    expect(read({ API_DOCS: 'off' }).apiDocs).toBe(false);
  });

  it('connects to public addresses alone unless others are named', () => {
    expect(read({}).outgoingAllowed).toEqual({ names: new Set(), networks: [] });
    expect(read({ OUTGOING_ALLOW: 'localhost' }).outgoingAllowed.names).toEqual(new Set(['localhost']));
    expect(() => read({ OUTGOING_ALLOW: 'http://localhost' })).toThrow('OUTGOING_ALLOW holds "http://localhost"');
  });

  it('takes previous keys, the newest first', () => {
    expect(read(production).previousKeys).toEqual([]);
    const [newer, older] = ['cd'.repeat(32), 'ef'.repeat(32)];
    const given = read({ ...production, SECRET_KEY_PREVIOUS: `${newer}, ${older}` });
    expect(given.previousKeys).toEqual([Buffer.from(newer, 'hex'), Buffer.from(older, 'hex')]);
    expect(() => read({ ...production, SECRET_KEY_PREVIOUS: `${newer} ${older}` })).toThrow('SECRET_KEY_PREVIOUS');
  });

  it('asks WhatsApp at the address that is given, else at its own', () => {
    expect(read({}).whatsappApiUrl).toBe('https://graph.facebook.com/v23.0');
    expect(read({ WHATSAPP_API_URL: 'http://127.0.0.1:4000/v24.0/' }).whatsappApiUrl).toBe(
      'http://127.0.0.1:4000/v24.0',
    );
    expect(() => read({ WHATSAPP_API_URL: 'graph.facebook.com' })).toThrow('WHATSAPP_API_URL');
  });

  it('fetches postal codes at GeoNames, at the address that is given, or nowhere', () => {
    expect(read({}).postalCodesUrl).toBe('https://download.geonames.org/export/zip');
    expect(read({ POSTAL_CODES_URL: 'http://127.0.0.1:4000/zip/' }).postalCodesUrl).toBe('http://127.0.0.1:4000/zip');
    expect(read({ POSTAL_CODES_URL: 'off' }).postalCodesUrl).toBeNull();
    expect(() => read({ POSTAL_CODES_URL: 'geonames.org' })).toThrow('POSTAL_CODES_URL');
  });

  it('fetches borders of municipalities at the DGT, at the address that is given, or nowhere', () => {
    expect(read({}).municipalBordersUrl).toBe('https://ogcapi.dgterritorio.gov.pt/collections/municipios/items');
    expect(read({ MUNICIPAL_BORDERS_URL: 'http://127.0.0.1:4000/items/' }).municipalBordersUrl).toBe(
      'http://127.0.0.1:4000/items',
    );
    expect(read({ MUNICIPAL_BORDERS_URL: 'off' }).municipalBordersUrl).toBeNull();
    expect(() => read({ MUNICIPAL_BORDERS_URL: 'dgterritorio.gov.pt' })).toThrow('MUNICIPAL_BORDERS_URL');
  });

  it('takes the secrets of production from the environment', () => {
    expect(read(production)).toMatchObject({
      secretKey: Buffer.from(secret, 'hex'),
      publicUrl: 'https://reservas.example.org',
      host: '0.0.0.0',
    });
  });

  it('takes an empty address of a mail server for none', () => expect(read({ SMTP_URL: '' }).smtpUrl).toBeNull());

  it.each([
    ['http://localhost:3000', 'this machine'],
    ['http://127.0.0.1:3000', 'this machine'],
    ['http://[::1]:3000', 'this machine'],
    ['https://reservas.example.org', 'encrypted'],
  ])('takes %s in production: %s', (address) => {
    expect(read({ ...production, PUBLIC_URL: `${address}/` }).publicUrl).toBe(address);
  });

  it('takes an address without encryption in production where it is told to, and in the demo', () => {
    const inClear = { PUBLIC_URL: 'http://reservas.example.org' };
    expect(() => read({ ...production, ...inClear, PUBLIC_HTTP: 'off' })).toThrow('https is needed');
    expect(read({ ...production, ...inClear, PUBLIC_HTTP: 'on' }).publicUrl).toBe(inClear.PUBLIC_URL);
    expect(read(inClear).publicUrl).toBe(inClear.PUBLIC_URL);
  });

  describe('secrets in files', () => {
    const file = path.join(dataDir, 'secret-of-a-vault');
    beforeAll(() => writeFileSync(file, `${'cd'.repeat(32)}\n`));

    it('are read where a variable names one', () => {
      const { SECRET_KEY: _given, ...rest } = production;
      expect(read({ ...rest, SECRET_KEY_FILE: file }).secretKey).toEqual(Buffer.from('cd'.repeat(32), 'hex'));
      const mail = path.join(dataDir, 'mail-server-of-a-vault');
      writeFileSync(mail, 'smtp://aviso:clave@mail.example.org:587\n');
      expect(read({ ...production, SMTP_URL_FILE: mail }).smtpUrl).toBe('smtp://aviso:clave@mail.example.org:587');
      expect(readGivenDatabaseUrl({ DATABASE_URL_FILE: file })).toBe('cd'.repeat(32));
    });

    it('are not taken beside the variable itself, nor from a file that is not there or holds nothing', () => {
      expect(() => read({ ...production, SECRET_KEY_FILE: file })).toThrow(
        'SECRET_KEY and SECRET_KEY_FILE are both set',
      );
      const empty = path.join(dataDir, 'empty');
      writeFileSync(empty, '\n');
      for (const [name, words] of [
        [path.join(dataDir, 'none'), 'cannot be read'],
        [empty, 'is empty'],
      ] as const)
        expect(() => read({ S3_SECRET_ACCESS_KEY_FILE: name })).toThrow(words);
    });
  });

  describe('a database elsewhere, in production', () => {
    const at =
      (url: string, more = {}) =>
      () =>
        read({ ...production, DATABASE_URL: url, ...more }, false);

    it.each([
      'postgres://u:p@db.example.org/d',
      'postgres://u:p@db.example.org/d?sslmode=require',
      'postgres://u:p@db.example.org/d?sslmode=disable',
      'postgres://u:p@localhost.example.org/d',
    ])('is refused without verified TLS: %s', (url) => {
      expect(at(url)).toThrow('add ?sslmode=verify-full');
      expect(at(url)).toThrow(expect.objectContaining({ expected: true }));
      expect(at(url, { DATABASE_PLAIN: 'on' })).not.toThrow();
      expect(() => read({ DATABASE_URL: url }, false)).not.toThrow();
      const pooler = { DATABASE_POOLER_URL: url };
      expect(at('postgres://u:p@127.0.0.1/d', pooler)).toThrow('DATABASE_POOLER_URL leads to');
      expect(at('postgres://u:p@127.0.0.1/d', { ...pooler, DATABASE_PLAIN: 'on' })).not.toThrow();
    });

    it('may have a pooler before it, which the embedded one has not', () => {
      const given = {
        DATABASE_URL: 'postgres://u:p@127.0.0.1/d',
        DATABASE_POOLER_URL: 'postgres://u:p@127.0.0.1:6432/d',
      };
      expect(read({ ...production, ...given }, false).databasePoolerUrl).toBe(given.DATABASE_POOLER_URL);
      expect(read({ ...production, ...given, DATABASE_POOLER_URL: '' }, false).databasePoolerUrl).toBeNull();
      expect(read({ ...production, ...given }, true).databasePoolerUrl).toBeNull();
    });

    it.each([
      'postgres://u:p@db.example.org/d?sslmode=verify-full',
      'postgres://u:p@127.0.0.1:5432/d',
      'postgres://u:p@localhost/d',
      'postgres://u:p@[::1]/d',
      'postgres://u:p@localhost/d?host=/var/run/postgresql',
    ])('is taken with it, and on this machine: %s', (url) => expect(at(url)).not.toThrow());

    it('says nothing of the password', () => {
      expect(at('postgres://u:secreto@db.example.org/d')).not.toThrow('secreto');
    });
  });

  it('takes the last day of the licence, and leaves the stored one where nothing is said (B28)', () => {
    expect(read({}).licenceEndsOn).toBeUndefined();
    expect(read({ LICENCE_ENDS_ON: 'none' }).licenceEndsOn).toBeNull();
    expect(read({ LICENCE_ENDS_ON: '2027-12-31' }).licenceEndsOn).toBe('2027-12-31');
    expect(() => read({ LICENCE_ENDS_ON: '31/12/2027' })).toThrow('LICENCE_ENDS_ON');
  });

  it('takes the tiles of maps, and draws outlines without them', () => {
    expect(read({}).mapTiles?.url).toMatch(/^https:\/\/www\.ign\.es\/.*\{z\}.*\{y\}.*\{x\}/);
    expect(read({}).mapTiles?.attribution).toContain('Instituto Geográfico Nacional');
    expect(read({ MAP_TILES_URL: 'off' }).mapTiles).toBeNull();
    const url = 'https://tiles.example.org/{z}/{x}/{y}.png?key=1';
    expect(read({ MAP_TILES_URL: url, MAP_ATTRIBUTION: '© Example' }).mapTiles).toEqual({
      url,
      attribution: '© Example',
    });
  });

  it('lets nobody read the metrics unless a network or a token says who', () => {
    expect(read({}).metrics).toBeNull();
    expect(read({ METRICS_ALLOW: ' ', METRICS_TOKEN: '' }).metrics).toBeNull();
    expect(read({ METRICS_ALLOW: '10.1.0.0/16, ::1' }).metrics?.networks.map(([, bits]) => bits)).toEqual([16, 128]);
    const token = 'f'.repeat(24);
    expect(read({ METRICS_TOKEN: token }).metrics).toEqual({ networks: [], token });
  });

  it('keeps uploads in a folder unless an S3 storage is given', () => {
    expect(read({ S3_BUCKET: '', S3_REGION: '' })).toMatchObject({ s3: null, videoMegabytes: 200 });
    const settings = { bucket: 'fotos', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(read({ ...s3, S3_REGION: 'eu-west-1', VIDEO_LIMIT_MB: '50' })).toMatchObject({
      s3: { ...settings, endpoint: null, region: 'eu-west-1', pathStyle: false },
      videoMegabytes: 50,
    });
    // Those of the uploads and those of the backups are told apart.
    expect(read({ ...s3, S3_REGION: 'eu-west-1', ...backupS3 })).toMatchObject({
      s3: { bucket: 'fotos', endpoint: null },
      backupS3: { bucket: 'copias', endpoint: 'https://copias.example.org', pathStyle: true },
    });
    const endpoint = 'https://s3.example.org:9000';
    expect(read({ ...s3, S3_ENDPOINT: endpoint }).s3).toEqual({
      ...settings,
      endpoint,
      region: 'us-east-1',
      pathStyle: true,
    });
    expect(read({ ...s3, S3_ENDPOINT: endpoint, S3_PATH_STYLE: '0' }).s3?.pathStyle).toBe(false);
  });

  it.each([
    [{ ...production, SECRET_KEY: '' }, 'SECRET_KEY is missing'],
    [{ SMTP_URL: 'mail.example.org' }, 'SMTP_URL is no address'],
    [{ SMTP_URL: 'https://aviso:clave@mail.example.org' }, 'SMTP_URL is no address'],
    [{ ...production, SECRET_KEY: 'short' }, 'SECRET_KEY must be'],
    [{ ...production, PUBLIC_URL: '' }, 'PUBLIC_URL is missing'],
    [{ ...production, PUBLIC_URL: 'reservas.example.org' }, 'PUBLIC_URL is "reservas.example.org"'],
    [{ ...production, PUBLIC_URL: 'http://reservas.example.org' }, 'an address with https is needed'],
    [{ ...production, PUBLIC_URL: 'http://localhost.example.org' }, 'an address with https is needed'],
    [{ ...production, PUBLIC_URL: 'http://127.0.0.1.example.org' }, 'an address with https is needed'],
    [{ DEHESA_MODE: 'live' }, 'DEHESA_MODE is "live"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ DATABASE_POOL: '1' }, 'DATABASE_POOL is "1": a whole number from 2 to 100 is needed'],
    [{ RATE_LIMIT: 'many' }, 'RATE_LIMIT is "many"'],
    [{ VIDEO_LIMIT_MB: '0' }, 'VIDEO_LIMIT_MB is "0"'],
    [{ S3_BUCKET: 'fotos' }, 'S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing'],
    [{ S3_ENDPOINT: 'https://s3.example.org' }, 'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY missing'],
    [s3, 'S3_REGION is missing'],
    [{ BACKUP_S3_BUCKET: 'copias' }, 'BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY missing'],
    [{ ...backupS3, BACKUP_DIR: '/copias' }, 'BACKUP_DIR and BACKUP_S3_BUCKET are both set'],
    [{ ...s3, S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT is "s3.example.org"'],
    [{ ...s3, S3_REGION: 'eu-west-1', S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE is "yes"'],
    [{ SECURITY_CONTACT: 'seguridad@example.org' }, 'SECURITY_CONTACT is "seguridad@example.org"'],
    [{ SECURITY_CONTACT: 'https://example.org/\nExpires: 2000' }, 'SECURITY_CONTACT is'],
    [{ SECURITY_CONTACT: 'http://example.org/' }, 'SECURITY_CONTACT is'],
    [{ MAP_TILES_URL: 'https://tiles.example.org/{z}/{x}.png' }, 'MAP_TILES_URL is'],
    [{ MAP_TILES_URL: 'https://{s}.example.org/{z}/{x}/{y}.png' }, 'MAP_TILES_URL is'],
    [{ METRICS_ALLOW: 'everybody' }, 'METRICS_ALLOW has "everybody"'],
    [{ METRICS_ALLOW: '10.1.0.0/33' }, 'METRICS_ALLOW has "10.1.0.0/33"'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is too short'],
    [{ MAP_TILES_URL: 'file:///{z}/{x}/{y}.png' }, 'MAP_TILES_URL is'],
  ])('refuses %j in one line', (env, message) => {
    expect(() => read(env)).toThrow(message);
    expect(() => read(env)).toThrow(expect.objectContaining({ expected: true }));
  });
});
