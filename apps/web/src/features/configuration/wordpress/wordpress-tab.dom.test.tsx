import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadErrorTexts } from '../../../lib/error-texts';
import { alerted, fill, refusal, shown } from '../../../lib/screens/acts.test-support';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../lib/screens/shown-screen.test-support';
import { newSettings } from '../settings/stored-settings.test-support';
import { WordpressTab } from './wordpress-tab';

const { save, wordpress: texts } = configurationTexts.es;
let stored = newSettings;
let answer: () => unknown;
const { show } = screensOf({
  'config.settings.read': () => stored,
  'config.settings.save': (input) => {
    stored = Object.assign({ ...stored, stamp: stored.stamp + 1 }, input);
    return { removedCss: [] };
  },
  'config.settings.testWordpress': () => answer(),
});

beforeAll(() => loadErrorTexts('es'));
beforeEach(() => {
  stored = newSettings;
});

const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const press = async (name: string) => (await button(name)).click();
const tests = async (possible: boolean) => {
  await comesTrue(async () => expect((await button(texts.test)).disabled).toBe(!possible));
};

it('says what is wrong with the connection as it is stored, until something else is typed', async () => {
  answer = () => {
    throw refusal({ code: 'configuration.wordpressIncomplete' });
  };
  show(WordpressTab);
  await press(texts.test);
  await alerted('Complete campos');
  await fill(texts.host, 'no-hay.invalid');
  await tests(false);
  expect(alerts()).toEqual([]);
  expect(document.body.textContent).toContain(texts.saveFirst);
  await press(save);
  await tests(true);
  answer = () => {
    throw refusal({ code: 'configuration.wordpressFailed', params: { reason: 'unreachable' } });
  };
  await press(texts.test);
  const { textContent } = await alerted('Error en la conexión al WordPress');
  expect(textContent).toContain('Comprueba la dirección y el puerto');
  answer = () => ({ tables: ['wp_posts', 'wp_users'] });
  await press(texts.test);
  await shown('wp_posts');
  expect(alerts()).toEqual([]);
});
