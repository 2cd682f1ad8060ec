import { hiddenSecret } from '@dehesa/domain/configuration';
import { configurationTexts, database } from '@dehesa/i18n/backoffice/configuration';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fill, gone, shown } from '../../../lib/screens/acts.test-support';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';
import { button, field, screensOf } from '../../../lib/screens/shown-screen.test-support';
import type { Inputs } from '../../../lib/trpc';
import { SyncCard } from '../database/sync-card';
import { GeneralTab } from '../general/general-tab';
import { MailSettingsForm } from '../mail/settings/mail-settings-form';
import { WordpressTab } from '../wordpress/wordpress-tab';
import { WithSettings } from './settings-form';
import { newSettings } from './stored-settings.test-support';

const { save: saveLabel, secretAsked, territory, wordpress } = configurationTexts.es;
const { outgoing } = mailConfiguration.es;
const { sync } = database.es;
let stored = newSettings;
let sent: Inputs['config']['settings']['save'][];

const { show } = screensOf({
  'config.settings.read': () => stored,
  'config.settings.fixed': () => ({ settings: [], mail: null }),
  'config.settings.save': (input) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the forms send
    const settings = input as Inputs['config']['settings']['save'];
    sent.push(settings);
    stored = Object.assign({ ...stored, stamp: stored.stamp + 1 }, settings, hidden(settings));
    return { removedCss: [] };
  },
});

/** As the server reads them: none of the secrets that it has. */
function hidden(settings: Inputs['config']['settings']['save']) {
  const names = (['mailPassword', 'wordpressPassword', 'syncToken'] as const).filter((name) => settings[name]);
  const { 1: first = stored.territories[1], 2: second = stored.territories[2] } = settings.territories ?? {};
  const token = first.whatsappToken ? hiddenSecret : '';
  return {
    ...Object.fromEntries(names.map((name) => [name, hiddenSecret])),
    territories: {
      1: { ...stored.territories[1], ...first, whatsappToken: token },
      2: { ...stored.territories[2], ...second },
    },
  };
}

beforeEach(() => {
  stored = newSettings;
  sent = [];
});

interface Part {
  name: string;
  Screen: () => ReactNode;
  place: string;
  at: string;
  moved: string;
  secret: string;
  save: string;
  sentSecret: (settings: Inputs['config']['settings']['save'] | undefined) => unknown;
}

const parts: Part[] = [
  {
    name: 'WordPress',
    Screen: WordpressTab,
    place: wordpress.host,
    at: 'a.example.org',
    moved: 'b.example.org',
    secret: wordpress.password,
    save: saveLabel,
    sentSecret: (settings) => settings?.wordpressPassword,
  },
  {
    name: 'the mail server',
    Screen: () => <WithSettings>{(settings) => <MailSettingsForm settings={settings} />}</WithSettings>,
    place: outgoing.port,
    at: '587',
    moved: '2525',
    secret: outgoing.password,
    save: mailConfiguration.es.save,
    sentSecret: (settings) => settings?.mailPassword,
  },
  {
    name: 'where activities are sent',
    Screen: SyncCard,
    place: sync.url,
    at: 'https://a.example.org',
    moved: 'https://b.example.org',
    secret: sync.token,
    save: sync.save,
    sentSecret: (settings) => settings?.syncToken,
  },
  {
    name: 'the WhatsApp account of a territory',
    Screen: GeneralTab,
    place: territory.accountId,
    at: '100200',
    moved: '300400',
    secret: territory.token,
    save: saveLabel,
    sentSecret: (settings) => settings?.territories?.[1]?.whatsappToken,
  },
];

it.each(parts)('the secret of $name is asked for again when it goes elsewhere (B42)', async (part) => {
  const { Screen, place, at, moved, secret, save, sentSecret } = part;
  const secretIs = (value: string) => comesTrue(async () => expect((await field(secret)).value).toBe(value));
  show(Screen);
  await fill(place, at);
  await fill(secret, 'una-clave');
  (await button(save)).click();
  await secretIs(hiddenSecret);
  await fill(place, moved);
  await shown(secretAsked);
  await secretIs('');
  expect((await field(place)).value).toBe(moved);
  // Back where it was stored for, it is as it was.
  await fill(place, at);
  await secretIs(hiddenSecret);
  await gone(secretAsked);
  await fill(place, moved);
  await secretIs('');
  await fill(secret, 'otra-clave');
  (await button(save)).click();
  await secretIs(hiddenSecret);
  expect((await field(place)).value).toBe(moved);
  expect(sent.map(sentSecret)).toEqual(['una-clave', 'otra-clave']);
});
