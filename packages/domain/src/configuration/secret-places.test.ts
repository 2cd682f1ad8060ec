import { describe, expect, it } from 'vitest';
import { movedSecrets, secretPlaces, territorySecretPlaces, withoutMovedSecrets } from './secret-places';
import { hiddenSecret } from './settings-limits';

const before = {
  mailHost: 'mail.example.org',
  mailPort: 587,
  mailTls: false,
  mailRequireTls: true,
  mailAccount: 'reservas@example.org',
  mailPassword: hiddenSecret,
  wordpressHost: 'bd.example.org',
  wordpressUser: 'lector',
  wordpressPassword: hiddenSecret,
  syncUrl: 'https://sinc.example.org/v1',
  syncToken: hiddenSecret,
};

describe('a stored secret', () => {
  it.each([
    [{ mailHost: 'mail.example.net' }, 'mailPassword'],
    [{ mailPort: 25 }, 'mailPassword'],
    [{ mailTls: true }, 'mailPassword'],
    [{ mailRequireTls: false }, 'mailPassword'],
    [{ mailAccount: 'otra@example.org' }, 'mailPassword'],
    [{ wordpressHost: 'bd.example.org:3307' }, 'wordpressPassword'],
    [{ wordpressUser: 'otro' }, 'wordpressPassword'],
    [{ syncUrl: 'https://sinc.example.org/v2' }, 'syncToken'],
  ])('is lost with %j', (changed, lost) => {
    expect(movedSecrets(secretPlaces, before, changed)).toEqual([lost]);
    expect(withoutMovedSecrets(secretPlaces, before, changed)).toEqual({ ...changed, [lost]: '' });
    const kept = { ...before, ...changed };
    expect(withoutMovedSecrets(secretPlaces, before, kept)).toEqual({ ...kept, [lost]: '' });
  });

  it('of a territory is lost with another account', () => {
    const stored = { whatsappPhoneNumberId: '1', whatsappAccountId: '2', whatsappToken: hiddenSecret };
    const given = { whatsappPhoneNumberId: '1', whatsappAccountId: '3' };
    expect(withoutMovedSecrets(territorySecretPlaces, stored, given)).toEqual({ ...given, whatsappToken: '' });
  });

  it('stays with everything else, and where it is typed again it is the new one', () => {
    for (const given of [before, {}, { mailHost: undefined }, { mailAlias: 'Reservas', wordpressDatabase: 'web' }]) {
      expect(withoutMovedSecrets(secretPlaces, before, given)).toEqual(given);
    }
    const typed = { mailHost: 'mail.example.net', mailPassword: 'nueva' };
    expect(withoutMovedSecrets(secretPlaces, before, typed)).toEqual(typed);
  });

  it('that is not there cannot be lost', () => {
    const none = { ...before, mailPassword: '' };
    expect(withoutMovedSecrets(secretPlaces, none, { mailPort: 25 })).toEqual({ mailPort: 25 });
  });
});
