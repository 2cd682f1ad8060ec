import { whatsappVerifyToken } from '@dehesa/services/configuration';
import { rows, type What } from './who-may.test-support';

const { staff, companies, configuration, everybody, inbox, own, ownPage } = rows;

const activity = 999_999;
/** With the token of the server of the test. */
const handshake = `/api/whatsapp/webhook?hub.mode=subscribe&hub.challenge=1&hub.verify_token=${whatsappVerifyToken({
  publicUrl: '',
  secretKey: Buffer.alloc(32, 1),
})}`;

/**
 * What is served beside procedures and documented calls: files, feeds, downloads, uploads; with an address to try it by.
 * What asks for a signature refuses everybody who comes without, signed in or not.
 */
export const otherRows: Readonly<Record<string, readonly [what: What | readonly What[], url?: string, signed?: 401]>> =
  {
    'GET *': [everybody, '/no-hay-nada'],
    'POST *': [everybody, '/no-hay-nada'],
    'GET /api/health': [everybody],
    'GET /api/live': [everybody],
    'GET /api/docs': [everybody],
    'GET /api/docs*': [everybody, '/api/docs/'],
    'GET /api/docs/json': [everybody],
    'GET /api/docs/yaml': [everybody],
    'GET /api/docs/static/index.html': [everybody],
    'GET /api/docs/static/swagger-initializer.js': [everybody],
    'GET /.well-known/security.txt': [everybody],
    'GET /custom.css': [everybody],
    'GET /files/:key': [everybody, '/files/ninguno.jpg'],
    'GET /agenda.ics': [everybody],
    'GET /agenda.json': [everybody],
    'GET /actividad/:slug.ics': [everybody, '/actividad/ninguna.ics'],
    'GET /mapa/municipios-pt.json': [everybody],
    'GET /mapa/:latitude/:longitude.svg': [everybody, '/mapa/39.651/-7.501.svg'],
    'GET /qr-colaborador/:id': [everybody, `/qr-colaborador/${activity}`],
    'POST /alta-colaborador': [everybody],
    'GET /cartel-colaborador/:id': [[ownPage, 'collaborators'], `/cartel-colaborador/${activity}`],
    'GET /api/events': [staff, `/api/events?activity=${activity}`],
    'GET /api/inbox/events': [inbox, '/api/inbox/events?territory=9'],
    'GET /api/inbox/media/:id': [inbox, `/api/inbox/media/${activity}`],
    'GET /api/tiles/:z/:x/:y': [own, '/api/tiles/14/7916/6189'],
    // Known by its token and its signature, not by a session.
    'GET /api/whatsapp/webhook': [everybody, handshake],
    'POST /api/whatsapp/webhook': [everybody, undefined, 401],
    'GET /imprimir/reservas/:activity': [staff, `/imprimir/reservas/${activity}`],
    'GET /descargas/reservas/:activity/lista.pdf': [staff, `/descargas/reservas/${activity}/lista.pdf`],
    'GET /descargas/reservas/:activity/reservas.xlsx': [staff, `/descargas/reservas/${activity}/reservas.xlsx`],
    'GET /api/exports/asistentes.xlsx': [staff],
    'GET /api/exports/total.xlsx': [staff],
    'GET /api/exports/datos-generales.xlsx': [staff],
    'GET /api/exports/localidades.xlsx': [staff, '/api/exports/localidades.xlsx?scope=general&country=ES'],
    'GET /api/exports/actividades.xlsx': [staff, `/api/exports/actividades.xlsx?solo=${activity}`],
    'GET /api/exports/usuarios.xlsx': [companies, `/api/exports/usuarios.xlsx?solo=${activity}`],
    'GET /api/exports/registro-auditoria.xlsx': [configuration],
    'GET /api/exports/plantilla-importacion.xlsx': [
      configuration,
      '/api/exports/plantilla-importacion.xlsx?kind=members',
    ],
    'GET /api/exports/filas-con-problemas.xlsx': [configuration, '/api/exports/filas-con-problemas.xlsx?id=1'],
    'GET /api/exports/base-de-datos.sql': [configuration],
    'POST /descargas/datos-personales': [configuration],
    'GET /api/email-template/:slug': [configuration, '/api/email-template/reserva-pendiente'],
    'POST /upload/image': [staff],
    'POST /upload/logo': [configuration],
    'POST /upload/own-image': [own],
    'POST /upload/document': [staff],
    'POST /upload/video': [staff],
    'POST /upload/postal-codes': [configuration],
    'POST /upload/import/:kind': [configuration, '/upload/import/members'],
  };
