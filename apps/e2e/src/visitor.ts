import type { Page } from 'playwright-core';
import { live } from './screen';

export interface Visitor {
  firstName: string;
  lastName: string;
  identity: string;
  email: string;
}

/** Fills in who books, as a visitor from Spain would; the birth date is that of an adult. */
export async function fillBooker(page: Page, { firstName, lastName, identity, email }: Visitor): Promise<void> {
  await fillPerson(page, 'booker', { firstName, lastName, identity, birthDate: ['14', '3', '1956'] });
  await page.getByLabel('Mujer').check();
  await page.locator('[name="booker.postalCode"]').fill('10600');
  await page.locator('[name="booker.locality"]').fill('Plasencia');
  await page.locator('[name="booker.phone"]').fill('600 000 999');
  await page.locator('[name="booker.email"]').fill(email);
}

export interface Person {
  firstName: string;
  lastName: string;
  identity?: string;
  birthDate: readonly [day: string, month: string, year: string];
}

/** Fills in one person of the form: `booker` or `companions.0`. */
export async function fillPerson(page: Page, at: string, person: Person): Promise<void> {
  const [day, month, year] = person.birthDate;
  await page.locator(`[name="${at}.firstName"]`).fill(person.firstName);
  await page.locator(`[name="${at}.lastName"]`).fill(person.lastName);
  if (person.identity !== undefined) await page.locator(`[name="${at}.identity"]`).fill(person.identity);
  await page.locator(`[name="${at}.birthDate.day"]`).fill(day);
  await page.locator(`[name="${at}.birthDate.month"]`).selectOption(month);
  await page.locator(`[name="${at}.birthDate.year"]`).fill(year);
}

/** Says how many come: the form has their fields then. */
export async function chooseParty(page: Page, size: { adults: number; children: number }): Promise<void> {
  for (const kind of ['adults', 'children'] as const)
    await page.locator(`[name="party.${kind}"][value="${size[kind]}"]`).check();
}

/** Gives the two consents that a booking needs. */
export async function consent(page: Page): Promise<void> {
  await page.locator('[name=photoConsent]').check();
  await page.locator('[name=privacyAccepted]').check();
}

/** The public page of an activity, with its scripts at work. */
export async function openActivity(page: Page, url: string, slug: string): Promise<void> {
  await page.goto(`${url}/actividad/${slug}`);
  await live(page);
}
