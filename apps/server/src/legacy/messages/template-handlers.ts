import { createTemplate, listTemplates, mergeTemplate, removeTemplate, sendTestMail } from '@dehesa/services/messages';
import { requires } from '../requires';
import { wireId } from '../wire-values';
import { parseTemplate, presentTemplate } from './wire';

/** /plantillas answers the list itself (B30). */
export const templatesCall = requires('configuration.manage', async ({ services }) =>
  (await listTemplates(services)).map(presentTemplate),
);

export const addTemplateCall = requires('configuration.manage', async ({ body, services }) => {
  const { id } = await createTemplate(services, parseTemplate(body, null));
  return { error: false, value: id };
});

export const editTemplateCall = requires('configuration.manage', async ({ body, services }) => {
  await mergeTemplate(services, { id: wireId(body) }, (stored) => parseTemplate(body, stored));
  return { error: false };
});

export const removeTemplateCall = requires('configuration.manage', async ({ body, services }) => {
  await removeTemplate(services, { id: wireId(body) });
  return { error: false };
});

/** /email-test: the documented words (U11), or what the mail server answered. */
export const testMailCall = requires('configuration.manage', async ({ services }) => {
  await sendTestMail(services, { to: '' });
  return { error: false, value: 'Intento de email enviado al servidor' };
});
