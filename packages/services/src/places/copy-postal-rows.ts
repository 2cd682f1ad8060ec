import { parsePostalRow, type PostalRow, type PostalRowFault } from '@dehesa/domain/places';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { readOfficialNames } from './official-names';
import { postalRanks, type PostalSource } from './postal-rank';

/** Rows that one statement writes; a few more, so that the rows of one code stay together. */
const batchSize = 1_000;
const mostInBatch = 5_000;
/** Rejected lines that the report shows; the others are counted. */
const mostRejected = 20;
const excerptLength = 120;

export interface RejectedLine {
  line: number;
  reason: PostalRowFault;
  text: string;
}

export interface PostalReport {
  rowsRead: number;
  rowsKept: number;
  rowsRejected: number;
  /** Rows kept of each country. */
  countries: Record<string, number>;
  rejected: RejectedLine[];
}

type StoredRow = Omit<PostalRow, 'municipalityCode' | 'accuracy'> & { rank: number };

/**
 * Writes the rows of a postal file, a thousand at a time, and reports what it read, kept and rejected. The same file
 * again changes nothing; where INE's and GeoNames' file have the same place, INE's row stays.
 */
export async function copyPostalRows(
  tx: ServiceContext['db'],
  lines: AsyncIterable<string>,
  source: PostalSource,
  onBatch: (report: Readonly<PostalReport>) => Promise<void>,
): Promise<PostalReport> {
  const report: PostalReport = { rowsRead: 0, rowsKept: 0, rowsRejected: 0, countries: {}, rejected: [] };
  const official = await readOfficialNames(tx);
  const rank = postalRanks(source);
  // One statement may not write the same row twice; of two spellings of one place the better ranked is kept.
  let batch = new Map<string, StoredRow>();
  let lastCode = '';
  const flush = async () => {
    if (batch.size > 0) await upsert(tx, [...batch.values()], source);
    batch = new Map();
  };

  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    report.rowsRead += 1;
    const parsed = parsePostalRow(line);
    if ('fault' in parsed) {
      report.rowsRejected += 1;
      if (report.rejected.length < mostRejected) {
        report.rejected.push({ line: number, reason: parsed.fault, text: excerpt(line) });
      }
    } else {
      const full = batch.size >= batchSize && parsed.row.code !== lastCode;
      if (full || batch.size >= mostInBatch) await flush();
      lastCode = parsed.row.code;
      const { municipalityCode: _code, accuracy: _accuracy, ...row } = parsed.row;
      const { isSeat, ...names } = official.correct(parsed.row);
      const stored = { ...row, ...names, rank: rank(parsed.row, isSeat) };
      const key = JSON.stringify([stored.country, stored.code, stored.place, stored.municipality]);
      const twin = batch.get(key);
      if (twin === undefined || stored.rank < twin.rank) batch.set(key, stored);
      report.rowsKept += 1;
      report.countries[row.country] = (report.countries[row.country] ?? 0) + 1;
    }
    if (report.rowsRead % batchSize === 0) await onBatch(report);
  }
  await flush();
  await onBatch(report);
  return report;
}

/** What a database can hold and a screen can show of a line. */
function excerpt(line: string): string {
  return line
    .slice(0, excerptLength)
    .replaceAll('\u0000', '\uFFFD')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}

async function upsert(tx: ServiceContext['db'], rows: readonly StoredRow[], source: PostalSource): Promise<void> {
  // Raw: a thousand rows are one parameter, and which row stays is decided where it is written.
  await tx.execute(sql`
    insert into postal_codes as stored (country, code, place, municipality, province_code, latitude, longitude, source,
      rank)
    select country, code, place, municipality, "provinceCode", latitude, longitude, ${source}::text, rank
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as line (country text, code text, place text,
      municipality text, "provinceCode" text, latitude float8, longitude float8, rank smallint)
    on conflict (country, code, place, municipality) do update set province_code = excluded.province_code,
      latitude = excluded.latitude, longitude = excluded.longitude, source = excluded.source, rank = excluded.rank
    where (stored.source <> 'ine' or excluded.source = 'ine')
      and (stored.province_code, stored.latitude, stored.longitude, stored.source, stored.rank)
        is distinct from (excluded.province_code, excluded.latitude, excluded.longitude, excluded.source, excluded.rank)`);
}
