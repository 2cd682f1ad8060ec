import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import { expect, it } from 'vitest';
import { buttonIn, dialogNamed, fill, refusal, shown } from '../../../lib/screens/acts.test-support';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import { OwnPasswordButton } from './own-password-dialog';

const { password: texts } = accountForms.es;
const sent: unknown[] = [];
const { show } = screensOf({
  'auth.changePassword': (input) => {
    sent.push(input);
    if (sent.length === 1) throw refusal({ code: 'auth.invalidCredentials' });
  },
});

it('tells at its field that the password of now is another, and keeps the new one', async () => {
  show(OwnPasswordButton);
  (await button(texts.change)).click();
  const dialog = await dialogNamed(texts.change);
  await fill(texts.current, 'no es esta');
  await fill(texts.next, 'una nueva y larga');
  await fill(texts.repeat, 'una nueva y larga');
  (await buttonIn(dialog, texts.save)).click();
  await shown(texts.currentWrong);
  expect((await field(texts.current)).getAttribute('aria-invalid')).toBe('true');
  expect((await field(texts.next)).value).toBe('una nueva y larga');
  await fill(texts.current, 'demo1234');
  (await buttonIn(dialog, texts.save)).click();
  await comesTrue(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(sent).toEqual([
    { current: 'no es esta', next: 'una nueva y larga' },
    { current: 'demo1234', next: 'una nueva y larga' },
  ]);
});
