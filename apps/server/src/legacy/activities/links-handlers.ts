import { addRelated, removeRelated } from '@dehesa/services/activities';
import { requires } from '../requires';
import { parseRelated } from './links-wire';

/** /act-actividades-relacionadas-add */
export const addRelatedCall = requires('activities.manage', async ({ body, services }) => {
  await addRelated(services, parseRelated(body));
  return { error: false };
});

/** /act-actividades-relacionadas-del */
export const removeRelatedCall = requires('activities.manage', async ({ body, services }) => {
  await removeRelated(services, parseRelated(body));
  return { error: false };
});
