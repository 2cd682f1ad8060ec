import { guideTeam } from '@dehesa/i18n/backoffice/guides';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { until } from '../../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import type { Guide } from './guide-form';
import { GuideList } from './guide-list';
import type { GuideListView } from './guide-list-view';

const texts = guideTeam.es;
let stored: Guide;
const { show } = screensOf({
  'auth.session': () => ({ user: { id: 1, role: 0, territoryId: null } }),
  'activities.guides.list': () => ({ rows: [stored], total: 1 }),
  'activities.guides.read': () => stored,
  'activities.guides.accounts': () => [],
});

function List() {
  const [view, setView] = useState<GuideListView>({});
  return <GuideList view={view} onView={setView} />;
}

it('a form begins with what a colleague has saved meanwhile, not with what was read for the one before', async () => {
  stored = {
    id: 7,
    name: 'Ana Peña',
    phone: '600 111 222',
    email: '',
    languages: '',
    territoryId: null,
    account: null,
    state: 'active',
    ahead: 0,
    changeable: true,
  };
  show(List);
  const open = async () => {
    (await button(texts.editOne('Ana Peña'))).click();
    return (await field(texts.form.phone)).value;
  };
  expect(await open()).toBe('600 111 222');
  const gone = document.querySelector('[role=dialog]');
  (await button('Cancelar')).click();
  await until(() => (gone?.isConnected === true ? null : true));
  stored = { ...stored, phone: '600 333 444' };
  expect(await open()).toBe('600 333 444');
});
