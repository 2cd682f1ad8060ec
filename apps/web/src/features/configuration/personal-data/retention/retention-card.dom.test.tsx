import { personalDataTexts } from '@dehesa/i18n/backoffice/personal-data';
import { expect, it } from 'vitest';
import { backofficeTexts } from '../../../../lib/backoffice-texts';
import { comesTrue } from '../../../../lib/screens/comes-true.test-support';
import { field, screensOf } from '../../../../lib/screens/shown-screen.test-support';
import { RetentionCard } from './retention-card';

const { show } = screensOf({
  'config.settings.read': () => ({ retentionMonths: 12, stamp: 'a' }),
  'config.personalData.retention': () => ({
    asked: 12,
    cutoff: null,
    due: {},
    days: [],
    erased: [],
  }),
});

it('asks before another tab takes its form away, and not before the log below is searched or turned', async () => {
  const { goTo } = show(RetentionCard, '/config-app?tab=privacidad');
  const months = await field(personalDataTexts.es.retention.months);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(months, '24');
  months.dispatchEvent(new Event('input', { bubbles: true }));
  await comesTrue(() => expect(months.value).toBe('24'));
  goTo('/config-app?tab=privacidad&q=ana&page=2');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.querySelector('[role=dialog]')).toBeNull();
  goTo('/config-app?tab=general');
  await comesTrue(() =>
    expect(document.querySelector('[role=dialog]')?.textContent).toContain(
      backofficeTexts('es').activities.form.leave.title,
    ),
  );
});
