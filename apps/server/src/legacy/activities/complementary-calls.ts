import { ComplementaryInput, ComplementaryListInput } from '@dehesa/domain/activities';
import { formatDayMonthYear } from '@dehesa/domain/dates';
import type { Paging } from '@dehesa/domain/paging';
import {
  type ComplementaryActivity,
  createComplementary,
  hideComplementary,
  listComplementary,
  mergeComplementary,
  readComplementary,
  removeComplementaryImage,
} from '@dehesa/services/activities';
import { z } from 'zod';
import { allPages } from '../all-pages';
import { byId, sentAs } from '../body';
import { legacyCall } from '../call';
import { dataUrl, date, Done, DoneWithNumber, flag, paging, sentFlag, sentNumber, shownDate } from '../shapes';
import { wireFlag, type WireFields, wireId, wireNumber, wireObject, wireText } from '../wire-values';
import { storedImage } from './stored-files';

const who = 'activities.manage';

const Shown = z
  .strictObject({
    id: z.number(),
    titulo: z.string(),
    descripcion: z.string(),
    fecha: date,
    fecha_format: shownDate,
    telefono: z.string(),
    lugar: z.string(),
    url: z.string(),
    imagen: z.string(),
    borrado: flag,
    data_pt: z.strictObject({ titulo: z.string(), descripcion: z.string() }),
  })
  .meta({ id: 'ComplementaryActivity' });

const sentFields = {
  titulo: z.string(),
  descripcion: z.string(),
  fecha: date.optional(),
  telefono: z.string().optional(),
  lugar: z.string().optional(),
  url: z.string().optional(),
  borrado: sentFlag.optional(),
  data_pt: z.object({ titulo: z.string(), descripcion: z.string() }).partial().optional(),
  img: dataUrl.optional(),
};

export const complementaryCalls = [
  legacyCall({
    path: '/act-complementarias',
    summary: 'A page of the complementary activities.',
    who,
    body: sentAs(z.object(paging), (fields) => ({ page: parseList(fields), all: asksForAll(fields) })),
    answer: z.strictObject({ error: z.literal(false), data: z.array(Shown), total: z.number() }),
    handle: async ({ page, all }, { services }) => {
      const list = (part: Paging) => listComplementary(services, { ...page, ...part });
      const { rows, total } = await (all ? allPages(list) : list(page));
      return { error: false, data: rows.map(present), total };
    },
  }),
  legacyCall({
    path: '/act-complementarias-add',
    summary: 'Adds a complementary activity; `value` is its id.',
    who,
    carriesFile: true,
    body: sentAs(z.object(sentFields), (fields) => parse(fields, null)),
    answer: DoneWithNumber,
    handle: async (input, call) => {
      const { id } = await createComplementary(call.services, { ...input, imageId: await storedImage(call) });
      return { error: false, value: id };
    },
  }),
  legacyCall({
    path: '/act-complementarias-edit',
    summary: 'Changes a complementary activity; what is not sent stays.',
    who,
    carriesFile: true,
    body: sentAs(z.object(sentFields).partial().extend({ id: sentNumber }), (fields) => ({
      ref: { id: wireId(fields) },
      over: (stored: ComplementaryActivity) => parse(fields, stored),
    })),
    answer: DoneWithNumber,
    handle: async ({ ref, over }, call) => {
      // What is missing or makes no sense is refused before anything is stored.
      over(await readComplementary(call.services, ref));
      const imageId = await storedImage(call);
      await mergeComplementary(call.services, ref, (stored) => {
        const input = over(stored);
        return { ...input, imageId: imageId ?? input.imageId };
      });
      return { error: false, value: ref.id };
    },
  }),
  legacyCall({
    path: '/act-complementarias-del',
    summary: 'Hides a complementary activity.',
    who,
    body: byId,
    answer: Done,
    handle: async (ref, { services }) => {
      await hideComplementary(services, ref);
      return { error: false };
    },
  }),
  legacyCall({
    path: '/act-complementarias-del-imagen',
    summary: 'Takes its picture away.',
    who,
    body: byId,
    answer: Done,
    handle: async (ref, { services }) => {
      await removeComplementaryImage(services, ref);
      return { error: false };
    },
  }),
];

const orders: Readonly<Record<string, ComplementaryListInput['order']>> = {
  id: 'id',
  titulo: 'title',
  fecha: 'date',
  lugar: 'place',
};

/** `{page_index, page_size, total, pages, filtro, order, dir}` (B34); what it says of totals is ours to know. */
function parseList(body: WireFields): ComplementaryListInput {
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
function asksForAll(body: WireFields): boolean {
  return wireNumber(body, 'page_index') === null && wireNumber(body, 'page_size') === null;
}

/** A complementary activity of the wire. With `stored` it is an edit: a field that is missing keeps its value. */
function parse(body: WireFields, stored: ComplementaryActivity | null): ComplementaryInput {
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

function present({ texts, date: day, ...row }: ComplementaryActivity): z.input<typeof Shown> {
  return {
    id: row.id,
    titulo: texts.es.title,
    descripcion: texts.es.description,
    fecha: day ?? '',
    fecha_format: day === null ? '' : formatDayMonthYear(day),
    telefono: row.phone,
    lugar: row.place,
    url: row.url,
    imagen: row.imageUrl ?? '',
    borrado: row.hidden ? 1 : 0,
    data_pt: { titulo: texts.pt.title, descripcion: texts.pt.description },
  };
}
