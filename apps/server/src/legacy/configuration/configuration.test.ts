import { closedAfterAll } from '@dehesa/testing';
import { configuration, territories } from '@dehesa/db/schema';
import { seedReference } from '@dehesa/services/configuration';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { serviceContext } from '../../requests/request-context';
import { createTestApp } from '../../test-app.test-support';

const test = await closedAfterAll(createTestApp());
await seedReference(serviceContext(test.deps, null));

describe('/configuracion-public', () => {
  it.each(['/configuracion-public', '/api/configuracion-public'])(
    '%s tells everybody what is documented',
    async (path) => {
      const { status, body } = await test.call(path, { idioma: 'es' });
      expect(status).toBe(200);
      expect(body).toEqual({
        error: false,
        tipoapp: 'actividades',
        nombre: 'Dehesa',
        customcss: '',
        resvip_fecha_inicio: null,
        resvip_fecha_fin: null,
        monfrague: { whatsapp_fbid: '' },
        tajo: { whatsapp_fbid: '' },
        textos_legales: {
          politica_privacidad: expect.stringContaining('<h2>Responsable del tratamiento</h2>'),
          politica_cookies: expect.stringContaining('dehesa_session'),
          aviso_legal: expect.stringContaining('<h2>Titular de la web</h2>'),
        },
      });
    },
  );

  it('has the values of the configuration, the texts in the language that is asked for, and no secret', async () => {
    const { db } = test.deps;
    await db.update(configuration).set({
      earlyAccessOpensOn: '2026-05-01',
      earlyAccessClosesOn: '2026-05-31',
      customCss: 'h1 { color: green }',
      collaboratorKey: 'clave-secreta',
      mailPort: 2525,
      widgetOrigins: ['https://sitio.example'],
    });
    await db
      .update(territories)
      .set({ whatsappPhoneNumberId: '1055', adminEmails: ['jefe@example.org'] })
      .where(eq(territories.id, 2));
    const { body } = await test.call('/configuracion-public', { idioma: 'pt' });
    expect(body).toMatchObject({
      customcss: 'h1 { color: green }',
      resvip_fecha_inicio: '2026-05-01',
      resvip_fecha_fin: '2026-05-31',
      monfrague: { whatsapp_fbid: '' },
      tajo: { whatsapp_fbid: '1055' },
      textos_legales: { aviso_legal: expect.stringContaining('<h2>Titular do site</h2>') },
    });
    expect(JSON.stringify(body)).not.toMatch(/clave-secreta|2525|sitio\.example|jefe@/);
  });

  it.each([{}, { idioma: 7 }, { idioma: 'fr' }])('speaks Spanish to %j', async (sent) => {
    const { body } = await test.call('/configuracion-public', sent);
    expect(body).toMatchObject({ textos_legales: { aviso_legal: expect.stringContaining('Titular de la web') } });
  });
});
