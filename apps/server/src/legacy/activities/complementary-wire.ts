import { ComplementaryInput, ComplementaryListInput } from '@dehesa/domain/activities';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { ComplementaryActivity } from '@dehesa/services/activities';
import { wireFlag, type WireFields, wireNumber, wireObject, wireText } from '../wire-values';

const orders: Readonly<Record<string, ComplementaryListInput['order']>> = {
  id: 'id',
  titulo: 'title',
  fecha: 'date',
  lugar: 'place',
};

/** `{page_index, page_size, total, pages, filtro, order, dir}` (B34); what it says of totals is ours to know. */
export function parseComplementaryList(body: WireFields): ComplementaryListInput {
  const order = wireText(body, 'order');
  return ComplementaryListInput.parse({
    pageIndex: wireNumber(body, 'page_index') ?? undefined,
    pageSize: wireNumber(body, 'page_size') ?? undefined,
    search: wireText(body, 'filtro'),
    order: order === '' ? undefined : (orders[order.toLowerCase()] ?? order),
    direction: wireText(body, 'dir').toLowerCase() || undefined,
  });
}

/** As a look-up it names no page, and wants them all (W3). */
export function asksForAll(body: WireFields): boolean {
  return wireNumber(body, 'page_index') === null && wireNumber(body, 'page_size') === null;
}

/** A complementary activity of the wire. With `stored` it is an edit: a field that is missing keeps its value. */
export function parseComplementary(body: WireFields, stored: ComplementaryActivity | null): ComplementaryInput {
  return ComplementaryInput.parse({
    texts: {
      es: parseTexts(body, stored?.texts.es),
      pt: parseTexts(wireObject(body, 'data_pt'), stored?.texts.pt),
    },
    date: wireText(body, 'fecha', stored?.date ?? '') || null,
    phone: wireText(body, 'telefono', stored?.phone),
    place: wireText(body, 'lugar', stored?.place),
    url: wireText(body, 'url', stored?.url).trim(),
    hidden: wireFlag(body, 'borrado', stored?.hidden ?? false),
    imageId: stored?.imageId ?? null,
  });
}

function parseTexts(fields: WireFields, stored: ComplementaryInput['texts']['es'] | undefined) {
  return {
    title: wireText(fields, 'titulo', stored?.title),
    description: wireText(fields, 'descripcion', stored?.description),
  };
}

export function presentComplementary({ texts, date, ...row }: ComplementaryActivity) {
  return {
    id: row.id,
    titulo: texts.es.title,
    descripcion: texts.es.description,
    fecha: date ?? '',
    fecha_format: date === null ? '' : formatDayMonthYear(date),
    telefono: row.phone,
    lugar: row.place,
    url: row.url,
    imagen: row.imageUrl ?? '',
    borrado: row.hidden ? 1 : 0,
    data_pt: { titulo: texts.pt.title, descripcion: texts.pt.description },
  };
}
