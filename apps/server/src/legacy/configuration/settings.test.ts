import { closedAfterAll } from '@dehesa/testing';
import { auditLog, configuration } from '@dehesa/db/schema';
import type { WordpressAccess } from '@dehesa/services/context';
import { readSecret } from '@dehesa/services/configuration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const asked: WordpressAccess[] = [];
const wordpress = {
  listTables: (access: WordpressAccess) => {
    asked.push(access);
    return Promise.resolve(
      access.database === 'falta' ? { failed: 'noDatabase' as const } : { tables: ['wp_posts', 'wp_users'] },
    );
  },
};
const test = await closedAfterAll(createTestApp({ wordpress }));
const { token } = await test.signInAs({ role: 0 });

const call = (path: string, fields: Record<string, unknown> = {}) => test.call(path, { token, ...fields });

describe('the documented calls of the configuration', () => {
  it('are for role 0 alone', async () => {
    const others: string[] = [];
    for (const role of [1, 2, 3, 4] as const) others.push((await test.signInAs({ role })).token);
    for (const path of ['/configuracion', '/guardar-configuracion', '/wordpress-test', '/api/configuracion']) {
      expect((await test.call(path)).status).toBe(401);
      for (const other of others) {
        expect(await test.call(path, { token: other, nombre: 'x' })).toMatchObject({
          status: 403,
          body: { error: true, value: 'Acceso no permitido' },
        });
      }
    }
  });

  it('saves what it is sent, tells the whole, and hides secrets (B42)', async () => {
    const sent = {
      tipoapp: ' ACTIVIDADES ',
      nombre: 'Dehesa',
      customcss: '<style>h1{color:red}</style>@import "a";',
      emailconf_host: 'mail.example.org',
      emailconf_port: '465',
      emailconf_ssl: '1',
      emailconf_email: 'reservas@example.org',
      emailconf_pass: 'clave-1',
      emailconf_alias: 'Reservas',
      emailconf_emailadmin_alias: 'Administración',
      emailconf_emailadmin1: 'uno@example.org',
      emailconf_emailadmin2: '',
      emailconf_emailadmin3: 'tres@example.org',
      redsys_numcomercio: '327234688',
      redsys_nombre_comercio: 'Comercio',
      redsys_cifrado: 'clave-2',
      redsys_nummoneda: 978,
      redsys_entornopruebas: 1,
      cal_intervalo_minutos: 15,
      cal_musculacion_intervalo_minutos: '45',
      wp_db_conectar: 1,
      wp_db_host: 'bd.example.org:3307',
      wp_db_name: 'web',
      wp_db_user: 'lector',
      wp_db_pass: 'clave-3',
      wp_db_prefix: 'mrb_',
      monfrague: {
        email_admin_alias: 'Jefa',
        email_admin1: 'jefa@example.org',
        email_admin2: '',
        email_admin3: '',
        whatsapp_fbid: '101',
        whatsapp_fbid_account: '102',
        whatsapp_access_token: 'clave-4',
        whatsapp_app_secret: 'clave-5',
      },
    };
    expect(await call('/guardar-configuracion', sent)).toMatchObject({ status: 200, body: { error: false } });
    const { body } = await call('/configuracion');
    const hidden = '********';
    expect(body).toEqual({
      error: false,
      ...sent,
      tipoapp: 'actividades',
      customcss: 'h1 {\n  color: red;\n}',
      emailconf_port: 465,
      emailconf_ssl: 1,
      emailconf_pass: hidden,
      emailconf_emailadmin2: 'tres@example.org',
      emailconf_emailadmin3: '',
      redsys_cifrado: hidden,
      redsys_nummoneda: '978',
      cal_musculacion_intervalo_minutos: 45,
      wp_db_pass: hidden,
      resvip_fecha_inicio: null,
      resvip_fecha_fin: null,
      monfrague: { ...sent.monfrague, whatsapp_access_token: hidden, whatsapp_app_secret: hidden },
      tajo: {
        email_admin_alias: '',
        email_admin1: '',
        email_admin2: '',
        email_admin3: '',
        whatsapp_fbid: '',
        whatsapp_fbid_account: '',
        whatsapp_access_token: '',
        whatsapp_app_secret: '',
      },
      logs_email: [],
    });
    // What was told is saved again as it is.
    expect(await call('/guardar-configuracion', { ...(body as object), nombre: 'Otra' })).toMatchObject({
      body: { error: false },
    });
    const services = serviceContext(test.deps, null);
    expect(await readSecret(services, 'mail-password')).toBe('clave-1');
    expect(await readSecret(services, 'whatsapp-token-1')).toBe('clave-4');
    expect(await readSecret(services, 'whatsapp-app-secret-1')).toBe('clave-5');
    expect((await call('/configuracion')).body).toEqual({ ...(body as object), nombre: 'Otra' });
    const audited = await test.deps.db.select().from(auditLog).where(eq(auditLog.action, 'configuration.saveSettings'));
    expect(audited).toHaveLength(2);
    expect(JSON.stringify(audited)).not.toMatch(/clave-|example\.org/);
  });

  it('keeps an address of the administration that is not named', async () => {
    const [una, dos, otra] = ['una@example.org', 'dos@example.org', 'otra@example.org'];
    await call('/guardar-configuracion', { emailconf_emailadmin1: una, emailconf_emailadmin2: dos });
    await call('/guardar-configuracion', { emailconf_emailadmin2: otra, tajo: { email_admin2: otra } });
    await call('/guardar-configuracion', { tajo: { email_admin2: dos } });
    const { body } = await call('/configuracion');
    expect(body).toMatchObject({ emailconf_emailadmin1: una, emailconf_emailadmin2: otra });
    expect(body).toMatchObject({ tajo: { email_admin1: otra, email_admin2: dos } });
  });

  it.each([
    { tipoapp: 'general' },
    { tipoapp: 'otra' },
    { emailconf_port: 'x' },
    { emailconf_emailadmin1: 'nadie' },
    { nombre: '' },
    { monfrague: 7 },
  ])('refuses %j and changes nothing', async (fields) => {
    const { body: before } = await call('/configuracion');
    expect(await call('/guardar-configuracion', { wp_db_name: 'otra', ...fields })).toMatchObject({
      status: 200,
      body: { error: true, value: 'Datos no válidos' },
    });
    expect((await call('/configuracion')).body).toEqual(before);
  });

  it('tries the WordPress with what is stored and lists its tables', async () => {
    expect(await call('/wordpress-test')).toMatchObject({ status: 200, body: ['wp_posts', 'wp_users'] });
    expect(asked.at(-1)).toEqual({
      host: 'bd.example.org',
      port: 3307,
      database: 'web',
      user: 'lector',
      password: 'clave-3',
    });
    await test.deps.db.update(configuration).set({ wordpressDatabase: 'falta' });
    expect((await call('/wordpress-test')).body).toEqual({ error: true, value: 'Error en la conexión al WordPress' });
    await test.deps.db.update(configuration).set({ wordpressHost: '' });
    expect((await call('/wordpress-test')).body).toEqual({ error: true, value: 'Complete campos' });
  });
});
