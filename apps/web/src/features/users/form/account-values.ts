import { languageOfPostalCode } from '@dehesa/domain/places';
import { Role } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { emailKey, isEmail } from '@dehesa/domain/identity';
import type { StaffLanguage } from '@dehesa/domain/languages';
import {
  AccountInput,
  type AccountKind,
  type AccountRole,
  CreateAccountInput,
  defaultBirthDate,
  defaultReference,
  defaultRole,
  feeExpiry,
  minimumPasswordLength,
  missingAccountFields,
} from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import type { z } from 'zod';
import type { AccountDetail, Membership, Tariff } from '../row';
import { type FormCheck, zodCheck } from '../../../lib/forms/zod-check';

/** A tariff's id as a select holds it; 'none': a fee without a tariff; '': no fee. */
type TariffChoice = string;

/** A user as the fields hold it. */
export interface AccountValues extends Omit<z.infer<typeof AccountInput>, 'language' | 'membership' | 'role'> {
  role: AccountRole | null;
  language: StaffLanguage;
  /** Of which country its postal code is. */
  country: StaffLanguage;
  /** Of a new one: whether it is invited by mail (B97), or gets the password below. */
  entry: 'mail' | 'password';
  password: string;
  /** Of whoever gives its own account another address. */
  currentPassword: string;
  hasAccess: boolean;
  tariff: TariffChoice;
  feePaidOn: string | null;
  feeExpiresOn: string | null;
}

/** In which app, on which day, and with which tariffs to choose from. */
export interface FormWorld {
  appType: AppType;
  /** In Madrid, as all dates. */
  today: string;
  tariffs: readonly Tariff[];
}

/** What a form begins with where there is no user yet (D3). */
export function newValues(kind: AccountKind, world: FormWorld, language: StaffLanguage): AccountValues {
  const gym = world.appType === 'gimnasio';
  const role = defaultRole(kind, world.appType);
  const [tariff] = world.tariffs;
  const pays = gym && role === Role.member;
  return {
    role,
    firstName: '',
    lastName: '',
    alias: '',
    reference: defaultReference,
    companyName: '',
    taxId: '',
    postalCode: '',
    address: '',
    locality: '',
    province: '',
    phone: '',
    email: '',
    birthDate: gym ? defaultBirthDate : null,
    territoryId: null,
    imageId: null,
    language,
    country: language,
    entry: 'mail',
    password: '',
    currentPassword: '',
    hasAccess: true,
    tariff: pays && tariff ? String(tariff.id) : '',
    feePaidOn: pays ? world.today : null,
    feeExpiresOn: pays ? feeExpiry(tariff ?? null, world.today, null) : null,
  };
}

export function valuesOf(stored: AccountDetail): AccountValues {
  const { role, firstName, lastName, alias, reference, companyName, taxId, postalCode, address, locality } = stored;
  const { province, phone, email, birthDate, territoryId, imageId, language, hasAccess, membership } = stored;
  const person = { firstName, lastName, alias, companyName, taxId, birthDate, imageId };
  const contact = { postalCode, address, locality, province, phone, email, language };
  return {
    ...person,
    ...contact,
    role,
    reference,
    territoryId,
    hasAccess,
    country: languageOfPostalCode(postalCode),
    entry: 'password',
    password: '',
    currentPassword: '',
    tariff: tariffChoiceOf(membership),
    feePaidOn: membership?.paidOn ?? null,
    feeExpiresOn: membership?.expiresOn ?? null,
  };
}

function tariffChoiceOf(membership: Membership | null): TariffChoice {
  if (membership === null) return '';
  const { tariffId, paidOn, expiresOn } = membership;
  if (tariffId !== null) return String(tariffId);
  return paidOn === null && expiresOn === null ? '' : 'none';
}

/** Whether these fields tell of a fee: a gym's member alone pays one (B44). */
export function pays(values: Pick<AccountValues, 'role'>, { appType }: Pick<FormWorld, 'appType'>): boolean {
  return appType === 'gimnasio' && values.role === Role.member;
}

/** The tariff that is chosen, where one is. */
export function chosenTariff(choice: TariffChoice, tariffs: readonly Tariff[]): Tariff | null {
  return tariffs.find(({ id }) => String(id) === choice) ?? null;
}

/** The fee's fields after a change of one: fixed days lock the expiry, a first fee begins today (D6). */
export function feeAfter(
  { tariff, feePaidOn, feeExpiresOn }: Pick<AccountValues, 'tariff' | 'feePaidOn' | 'feeExpiresOn'>,
  { tariffs, today }: Pick<FormWorld, 'tariffs' | 'today'>,
) {
  if (tariff === '') return { tariff, feePaidOn: null, feeExpiresOn: null };
  const paidOn = feePaidOn ?? today;
  return { tariff, feePaidOn: paidOn, feeExpiresOn: feeExpiry(chosenTariff(tariff, tariffs), paidOn, feeExpiresOn) };
}

/** The fields as the server wants them; what the mode does not show is not said, so that it stays (B44). */
export function toInput(values: AccountValues, world: FormWorld) {
  const { country: _country, entry: _entry, password: _password, ...others } = values;
  const { currentPassword: _current, hasAccess: _access, ...rest } = others;
  const { tariff, feePaidOn, feeExpiresOn, role, territoryId, ...said } = rest;
  const chosen = chosenTariff(tariff, world.tariffs);
  const fee =
    tariff === '' || feePaidOn === null
      ? null
      : { tariffId: chosen?.id ?? null, paidOn: feePaidOn, expiresOn: feeExpiresOn };
  return {
    ...said,
    role: role ?? Role.member,
    territoryId: role === Role.manager ? territoryId : null,
    ...(pays(values, world) && { membership: fee }),
  };
}

/** Whether one's own address, null in the form of another, becomes another: that needs the password. */
export function movesOwnEmail(email: string, ownEmail: string | null): boolean {
  return ownEmail !== null && emailKey(email) !== emailKey(ownEmail);
}

interface AccountCheckOptions {
  world: FormWorld;
  creating: boolean;
  ownEmail?: string | null;
  language: StaffLanguage;
}

/** What is wrong, by its field (D4). */
export function accountCheck(options: AccountCheckOptions): FormCheck<AccountValues> {
  const { world, creating, ownEmail = null, language } = options;
  const { form, password: passwordTexts } = accountForms[language];
  const { required, problems } = form;
  const givesPassword = ({ entry }: AccountValues) => creating && entry === 'password';
  return zodCheck({
    // Of who is invited the password is neither asked for nor sent.
    schema: creating ? CreateAccountInput.partial({ password: true }) : AccountInput,
    toInput: (values) => ({ ...toInput(values, world), ...(givesPassword(values) && { password: values.password }) }),
    missing: (values) => missingAccountFields(values, { appType: world.appType, creating: givesPassword(values) }),
    rules: (values) => ({
      role: values.role === null && required,
      email: !isEmail(values.email) && problems.email,
      currentPassword: movesOwnEmail(values.email, ownEmail) && values.currentPassword === '' && required,
      password: givesPassword(values) && values.password.length < minimumPasswordLength && passwordTexts.tooShort,
      feePaidOn: pays(values, world) && values.tariff !== '' && values.feePaidOn === null && required,
    }),
    texts: { required, ...problems },
  });
}
