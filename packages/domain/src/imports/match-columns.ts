import type { ImportField, ImportFieldKey } from './fields';
import { folded } from './read-cell';

/** Which column of a file holds each field, counted from 0; a field without one is left out. */
export type ColumnMatch = Partial<Record<ImportFieldKey, number>>;

/**
 * Which columns hold which fields by their headings: as a template of ours calls them in any language (`names`), or as other
 * systems do. No column is given twice; what is not recognised is for people to say.
 */
export function matchColumns(
  headings: readonly string[],
  fields: readonly ImportField[],
  names: (key: ImportFieldKey) => readonly string[],
): ColumnMatch {
  const free = new Map(headings.map((heading, index) => [folded(heading), index] as const).toReversed());
  const match: ColumnMatch = {};
  for (const { key } of fields) {
    const known = [...names(key), key, ...(otherNames[key] ?? [])].map(folded).find((name) => free.has(name));
    if (known === undefined) continue;
    match[key] = free.get(known) ?? 0;
    free.delete(known);
  }
  return match;
}

/** What other systems call it; accents and case do not matter. */
const otherNames: Partial<Record<ImportFieldKey, readonly string[]>> = {
  reference: [
    'id',
    'código',
    'referencia anterior',
    'localizador',
    'order code',
    'booking reference',
    'booking id',
    'número',
  ],
  firstName: ['nombre', 'nome', 'first name', 'name', 'given name'],
  lastName: ['apellidos', 'apellido', 'apelidos', 'apelido', 'last name', 'surname', 'family name'],
  // Earlier templates of ours, in Portuguese.
  alias: ['alcunha'],
  email: ['email', 'e-mail', 'correo', 'correo electrónico', 'mail', 'attendee email'],
  phone: ['teléfono', 'telefone', 'móvil', 'telemóvel', 'phone', 'mobile'],
  identity: ['dni', 'nif', 'documento', 'cc', 'cartão de cidadão', 'id number'],
  taxId: ['cif', 'nif', 'nipc', 'vat'],
  birthDate: ['fecha de nacimiento', 'data de nascimento', 'nacimiento', 'birth date', 'date of birth'],
  postalCode: ['cp', 'c.p.', 'código postal', 'codpostal', 'postcode', 'zip'],
  locality: ['población', 'ciudad', 'localidad', 'localidade', 'cidade', 'city', 'town'],
  province: ['provincia', 'distrito', 'district', 'state'],
  country: ['país', 'country'],
  language: ['idioma', 'língua', 'locale'],
  title: ['título', 'nombre', 'actividad', 'name', 'title', 'event'],
  activity: ['actividad', 'atividade', 'evento', 'event', 'product', 'experience'],
  activityDate: ['fecha', 'data', 'date', 'event date'],
  date: ['fecha', 'data', 'date', 'day'],
  startTime: ['hora', 'hora de inicio', 'start', 'start time'],
  endTime: ['hora de fin', 'end', 'end time'],
  capacity: ['aforo', 'plazas', 'lotação', 'vagas', 'capacity', 'quota'],
  shift: ['turno', 'hora', 'slot', 'time'],
  status: ['estado', 'status', 'state'],
  people: ['personas', 'pax', 'pessoas', 'people', 'guests', 'quantity'],
  notes: ['observaciones', 'observações', 'comentarios', 'notes', 'comments'],
  bookedOn: ['fecha de reserva', 'data da reserva', 'created', 'order date'],
  company: ['empresa', 'organizador', 'company', 'supplier'],
  companyName: ['empresa', 'razón social', 'nombre comercial', 'company'],
  municipality: ['municipio', 'localidad', 'município', 'concelho', 'location'],
  address: ['dirección', 'morada', 'address', 'street'],
  website: ['web', 'página web', 'url', 'site'],
};
