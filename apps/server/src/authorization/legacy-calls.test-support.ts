import type { CallerName } from './callers.test-support';
import { rows, type What } from './who-may.test-support';

const { staff, configuration, everybody, own, users, companies, inbox } = rows;
const collaborators = 'collaborators';

type Row = readonly [what: What, body?: Readonly<Record<string, unknown>>, refused?: readonly CallerName[]];

const id = 999_999;
const person = { nombre: 'Ana', apellidos: 'Prueba', clave: 'clave-2026' };
const business = {
  empresa: 'Casa rural',
  codpostal: '10600',
  localidad: 'Plasencia',
  provincia: 'Cáceres',
  telefono: '600000000',
  email: 'rural@example.org',
  id_ubicacion: 1,
};

/** Every documented path; the test fails for one that has no row here. Who may not do it learns that before the body is read. */
export const legacyRows: Readonly<Record<string, Row | readonly Row[]>> = {
  '/login': [everybody],
  '/me': [own],
  '/del-webtoken': [own],
  '/recuperar-clave-usuario': [everybody],

  '/act-actividades-publico': [everybody],
  '/act-reservar': [everybody],
  '/act-cancelar-reserva': [everybody],
  '/act-reserva-publico': [everybody],
  '/act-confirmar-visita': [everybody],
  '/act-colaborador-publico': [everybody],
  '/configuracion-public': [everybody],
  '/localidad': [everybody],
  '/localidades': [everybody],
  '/localidades-pt': [everybody],

  '/act-actividades': [staff],
  '/act-crear-actividad': [staff],
  '/act-editar-actividad': [staff],
  '/act-borrar-actividad': [staff],
  '/act-cerrar-abrir-actividad': [staff],
  '/act-actividades-relacionadas-add': [staff],
  '/act-actividades-relacionadas-del': [staff],
  '/act-complementarias': [staff],
  '/act-complementarias-add': [staff],
  '/act-complementarias-edit': [staff],
  '/act-complementarias-del': [staff],
  '/act-complementarias-del-imagen': [staff],
  '/act-borrar-imagen': [staff],
  '/act-actividades-imagenes-add': [staff],
  '/act-actividades-imagenes-del': [staff],
  '/act-actividades-imagenes-order': [staff],
  '/act-actividades-imagenes-comolopasamos-add': [staff],
  '/act-actividades-imagenes-comolopasamos-del': [staff],
  '/act-actividades-imagenes-comolopasamos-order': [staff],
  '/act-actividades-video-del': [staff],
  '/act-actividades-documentos': [staff],
  '/act-crear-actividad-documento': [staff],
  '/act-editar-actividad-documento': [staff],
  '/act-borrar-actividad-documento': [staff],
  '/act-ubicaciones': [staff],
  '/act-categorias': [staff],

  '/act-reservas': [staff],
  '/act-crear-reserva': [staff],
  '/act-editar-reserva': [staff],
  '/act-confirmar-reserva': [staff],
  '/act-confirmar-reserva-whatsapp': ['resend a WhatsApp confirmation'],
  '/act-enespera-reserva': [staff],
  '/act-borrar-reserva': [staff],
  '/act-confirmar-asistencia': [staff],
  '/act-email-pendientes-todos-reserva': [staff],
  '/act-email-enespera-todos-reserva': [staff],
  '/act-email-confirmar-todos-reserva': [staff],
  '/act-email-cambio-horario-todos-reserva': [staff],
  // With `usuario: true` a member gets its own.
  '/notificaciones': [staff],
  '/gym-set-noticacion-leida': [staff],
  '/crm-mensajes-count': [inbox, { fbid: '1' }],

  '/act-datos-generales': [staff],
  '/act-datos-localizacion': [staff],
  '/act-exportar-reservas': [staff],
  '/act-exportar-datos-generales': [staff],

  '/usuarios': [
    [users, { id_rol: 3 }],
    // The look-up of whoever writes activities; in full for those who manage them.
    [staff, { id_rol: 2 }],
    [collaborators, { id_rol: 4 }],
  ],
  '/crear-usuario': [
    [users, { ...person, id_rol: 3, email: 'ana@example.org' }],
    [users, { ...person, id_rol: 1, email: 'bea@example.org' }],
    [companies, { ...person, id_rol: 2, email: 'rutas@example.org' }],
    // A company has no territory to create them in; without a session it is the sign-up, refused by its key.
    [collaborators, { ...business, id_rol: 4 }, ['a company']],
  ],
  '/editar-usuario': [
    [companies, { id, id_rol: 2 }],
    [collaborators, { ...business, id, id_rol: 4 }],
  ],
  '/borrar-usuario': [collaborators, { id }],
  '/borrar-imagen-usuario': [collaborators, { id }],
  '/editar-acceso-usuario': [collaborators, { id }],
  '/editar-clave-usuario': [
    [own, { clave: 'clave-2026' }],
    [companies, { id, clave: 'clave-2026' }],
  ],
  // Shorter for roles 1 and 2 (B53).
  '/roles': [staff],
  '/gym-tarifas': [companies],
  '/enviar-confirmacion-colaborador': [collaborators, { id }],
  '/guardar-resvip-config': ['early-access range'],

  '/configuracion': [configuration],
  '/guardar-configuracion': [configuration],
  '/plantillas': [configuration],
  '/plantillas-add': [configuration],
  '/plantillas-edit': [configuration],
  '/plantillas-del': [configuration],
  '/email-test': [configuration],
  '/exec-db': [configuration, { sql: 'select 1' }],
  '/logs-db': [configuration],
  '/borrar-logs-db': [configuration],
  '/exportar-db': [configuration],
  '/sinc-dip': [configuration],
  '/wordpress-test': [configuration],
};
