import { tariffs, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { addDays } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import { feeExpiry } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '@dehesa/services/context';

/** What a gym charges; the last leaves the expiry free. */
const demoTariffs = [
  { name: 'Mensual', days: 30, priceCents: 3200 },
  { name: 'Trimestral', days: 90, priceCents: 8700 },
  { name: 'Anual', days: 365, priceCents: 29_900 },
  { name: 'Bono a medida', days: -1, priceCents: 0 },
] as const;

/** [first name, surname, locality, postal code, province, birth date, tariff, days since the payment] */
const demoMembers = [
  ['Amparo', 'Cordero Vidal', 'Plasencia', '10600', 'Cáceres', '1978-03-12', 'Mensual', 4],
  ['Basilio', 'Retamal', 'Malpartida de Plasencia', '10680', 'Cáceres', '1966-11-02', 'Mensual', 27],
  ['Candela', 'Jarilla Soto', 'Serradilla', '10530', 'Cáceres', '1994-07-19', 'Mensual', 41],
  ['Dionisio', 'Fresneda', 'Torrejón el Rubio', '10694', 'Cáceres', '1959-01-30', 'Trimestral', 12],
  ['Eulalia', 'Brezo Marín', 'Cáceres', '10003', 'Cáceres', '1988-09-05', 'Trimestral', 88],
  ['Fermín', 'Alcornocal', 'Trujillo', '10200', 'Cáceres', '1971-05-23', 'Anual', 120],
  ['Graça', 'Oliveira Matos', 'Castelo Branco', '6000-084', 'Castelo Branco', '1983-12-14', 'Anual', 361],
  ['Hilario', 'Peñafiel', 'Alcántara', '10980', 'Cáceres', '1990-02-28', 'Bono a medida', 9],
  ['Inés', 'Lavandera Cruz', 'Badajoz', '06001', 'Badajoz', '2001-06-11', 'Mensual', 33],
  ['Joaquim', 'Sobreiro', 'Idanha-a-Nova', '6060-100', 'Castelo Branco', '1975-10-08', 'Trimestral', 60],
] as const;

/** Members of the gym with fees in every state, for who switches the demo to that mode. */
export async function seedMembers({ db, clock }: ServiceContext): Promise<void> {
  const now = clock.now();
  const today = madridDate(now);
  const charged = await db
    .insert(tariffs)
    .values([...demoTariffs])
    .returning();
  const rows = demoMembers.map(
    ([firstName, lastName, locality, postalCode, province, birthDate, tariffName, daysAgo], index) => {
      const tariff = charged.find(({ name }) => name === tariffName);
      if (tariff === undefined) throw new Error(`the demo has no tariff ${tariffName}`);
      const feePaidOn = addDays(today, -daysAgo);
      const isPortuguese = postalCode.includes('-');
      return {
        role: Role.member,
        email: `socio${index + 1}@demo.test`,
        reference: String(index + 1).padStart(3, '0'),
        firstName,
        lastName,
        locality,
        postalCode,
        province,
        birthDate,
        phone: isPortuguese ? `+351 910 000 00${index}` : `600 000 00${index}`,
        language: isPortuguese ? ('pt' as const) : ('es' as const),
        tariffId: tariff.id,
        feePaidOn,
        feeExpiresOn: feeExpiry(tariff, feePaidOn, null),
        createdAt: new Date(now.getTime() - (daysAgo + 20 * index) * 24 * 3600 * 1000),
        updatedAt: now,
      };
    },
  );
  await db.insert(users).values(rows);
  // Who signs in as an end user is a member too.
  await db
    .update(users)
    .set({ birthDate: '1992-04-17', tariffId: charged[0]?.id, feePaidOn: today, feeExpiresOn: addDays(today, 30) })
    .where(eq(users.email, 'usuario@demo.test'));
}
