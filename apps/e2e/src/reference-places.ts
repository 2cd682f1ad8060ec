import { inDatabase } from './database';

/** A handful of Spanish postal codes, as an import of the whole file would leave them: from then on the lookup is strict. */
export async function importSpanishPostalCodes(databaseUrl: string): Promise<void> {
  const rows = [
    ['10600', 'Plasencia', 'Plasencia', 0],
    ['10680', 'Malpartida de Plasencia', 'Malpartida de Plasencia', 0],
    ['10680', 'Pantano de Gabriel y Galán', 'Malpartida de Plasencia', 1],
    ['10680', 'Villar de Plasencia', 'Villar de Plasencia', 2],
    ['10695', 'Villarreal de San Carlos', 'Serradilla', 0],
  ] as const;
  return inDatabase(databaseUrl, async (sql) => {
    await sql`
      insert into postal_codes ${sql(
        rows.map(([code, place, municipality, rank]) => ({
          country: 'ES',
          code,
          place,
          municipality,
          province_code: '10',
          source: 'test',
          rank,
        })),
      )}`;
  });
}

/** Where the person of this first name comes from, as it is stored. */
export async function storedPlace(databaseUrl: string, firstName: string) {
  return inDatabase(databaseUrl, async (sql) => {
    const [row] = await sql`
      select postal_code as code, locality, province, province_code as "provinceCode"
      from people where first_name = ${firstName}`;
    return row;
  });
}
