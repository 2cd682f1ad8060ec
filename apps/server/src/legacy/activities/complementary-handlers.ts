import {
  type ComplementaryActivity,
  createComplementary,
  hideComplementary,
  listComplementary,
  mergeComplementary,
  readComplementary,
  removeComplementaryImage,
} from '@dehesa/services/activities';
import type { LegacyCall } from '../handler';
import { requires } from '../requires';
import { wireId } from '../wire-values';
import { asksForAll, parseComplementary, parseComplementaryList, presentComplementary } from './complementary-wire';
import { storedImage } from './stored-image';

/** /act-complementarias: a page of the list, or as a look-up the whole of it. */
export const complementaryActivities = requires('activities.manage', async ({ body, services }) => {
  const input = parseComplementaryList(body);
  const { rows, total } = asksForAll(body) ? await allPages(services, input) : await listComplementary(services, input);
  return { error: false, data: rows.map(presentComplementary), total };
});

async function allPages(services: LegacyCall['services'], input: Parameters<typeof listComplementary>[1]) {
  const rows: ComplementaryActivity[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const page = await listComplementary(services, { ...input, pageSize: 200, pageIndex });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return { rows, total: rows.length };
  }
}

/** /act-complementarias-add */
export const createComplementaryCall = requires('activities.manage', async (call) => {
  const input = parseComplementary(call.body, null);
  const { id } = await createComplementary(call.services, { ...input, imageId: await storedImage(call) });
  return { error: false, value: id };
});

/** /act-complementarias-edit: fields that are missing keep their value. */
export const editComplementaryCall = requires('activities.manage', async (call) => {
  const id = wireId(call.body);
  // What is missing or makes no sense is refused before anything is stored.
  parseComplementary(call.body, await readComplementary(call.services, { id }));
  const imageId = await storedImage(call);
  await mergeComplementary(call.services, { id }, (stored) => {
    const input = parseComplementary(call.body, stored);
    return { ...input, imageId: imageId ?? input.imageId };
  });
  return { error: false, value: id };
});

/** /act-complementarias-del hides it (B11). */
export const hideComplementaryCall = requires('activities.manage', async ({ body, services }) => {
  await hideComplementary(services, { id: wireId(body) });
  return { error: false };
});

/** /act-complementarias-del-imagen */
export const removeComplementaryImageCall = requires('activities.manage', async ({ body, services }) => {
  await removeComplementaryImage(services, { id: wireId(body) });
  return { error: false };
});
