import { activities, activitySeries, importedRecords } from '@dehesa/db/schema';
import { checkActivity, CreateActivityInput } from '@dehesa/domain/activities';
import { failure } from '@dehesa/domain/errors';
import type { RowFault } from '@dehesa/domain/imports';
import { and, eq, inArray } from 'drizzle-orm';
import Mustache from 'mustache';
import { createActivity, formatRules } from '../../activities';
import { cleanHtml } from '../../clean-html';
import type { ServiceContext } from '../../context';
import { type NamedRecords, readCategoriesByName, readCompaniesByName } from './named-records';
import { type Importer, type ImportPass, type Looked, orNull, type RowValues, valueOf } from './importer';
import { KnownReferences } from './known-references';
import { refuseInUse } from './refuse-in-use';

type Tx = ServiceContext['db'];

interface ImportedActivity {
  input: CreateActivityInput;
  series: string;
  reference: string;
}

/** Activities as `createActivity` publishes them; those of one series belong together from their first on. */
export const activityImporter: Importer = {
  entity: 'activity',
  begin: async (ctx, tx) => new ActivityPass(ctx, tx, await readCompaniesByName(tx), await readCategoriesByName(tx)),
  undo: async (_ctx, tx, importId) => {
    const theirs = tx
      .select({ id: importedRecords.entityId })
      .from(importedRecords)
      .where(and(eq(importedRecords.importId, importId), eq(importedRecords.entity, 'activity')));
    await tx.delete(activities).where(inArray(activities.id, theirs)).catch(refuseInUse);
  },
};

class ActivityPass implements ImportPass<ImportedActivity> {
  readonly #references: KnownReferences;
  readonly #seriesIds = new Map<string, number>();

  constructor(
    private readonly ctx: ServiceContext,
    private readonly tx: Tx,
    private readonly companies: NamedRecords,
    private readonly categories: NamedRecords,
  ) {
    this.#references = new KnownReferences(tx, 'activity');
  }

  async look(rows: readonly RowValues[]): Promise<Looked<ImportedActivity>[]> {
    const repeated = await this.#references.faultsOf(rows);
    return rows.map((row, index) => this.#toActivity(row, repeated[index] ?? []));
  }

  #toActivity(row: RowValues, faults: RowFault[]): Looked<ImportedActivity> {
    const text = (key: Parameters<typeof valueOf>[1]) => valueOf(row, key);
    const number = (key: Parameters<typeof valueOf>[1]) => (text(key) === '' ? null : Number(text(key)));
    const company = this.companies.find(text('company'));
    if (typeof company === 'string')
      faults.push({ field: 'company', reason: company === 'several' ? 'severalCompanies' : 'unknownCompany' });
    const category = this.categories.find(text('category'));
    if (typeof category === 'string') faults.push({ field: 'category', reason: 'unknownCategory' });
    const [capacity, minimumPeople] = [number('capacity'), number('minimumPeople')];
    if (minimumPeople !== null && minimumPeople > (capacity ?? 0))
      faults.push({ field: 'minimumPeople', reason: 'minimumAboveCapacity' });
    if (faults.length > 0) return { faults };
    const shared = { meetingPoint: text('meetingPoint'), price: text('price') };
    const parsed = CreateActivityInput.safeParse({
      companyId: company,
      categoryId: category,
      territoryId: Number(text('territory')),
      date: text('date'),
      startTime: orNull(text('startTime')),
      endTime: orNull(text('endTime')),
      municipality: text('municipality'),
      postalCode: orNull(text('postalCode')),
      capacity,
      minimumPeople,
      shifts: text('shifts')
        .split(/[;,|]/)
        .map((name) => name.trim())
        .filter((name) => name !== ''),
      organizer: text('organizer'),
      phone: text('phone'),
      hidden: text('hidden') === 'yes',
      texts: {
        es: { title: text('title'), description: paragraphs(text('description')), ...shared },
        pt: { title: text('titlePt'), description: paragraphs(text('descriptionPt')) },
      },
    });
    if (!parsed.success) {
      const path = parsed.error.issues[0]?.path.join('.') ?? '';
      return { faults: [{ field: 'title', reason: 'refused', failure: failure('input.invalid', { path }) }] };
    }
    const refused = checkActivity(parsed.data);
    if (refused) return { faults: [{ field: 'title', reason: 'refused', failure: refused }] };
    return { made: { input: parsed.data, series: text('series'), reference: text('reference') } };
  }

  async store(made: readonly ImportedActivity[]) {
    const stored = [];
    for (const { input, series, reference } of made) {
      const { id } = await createActivity({ ...this.ctx, db: this.tx }, input);
      if (series !== '') await this.#join(series, id);
      stored.push({ id, reference });
    }
    return stored;
  }

  /** The series of this name, which begins with its first activity. */
  async #join(name: string, activityId: number): Promise<void> {
    const seriesId = this.#seriesIds.get(name) ?? (await this.#beginSeries());
    this.#seriesIds.set(name, seriesId);
    await this.tx.update(activities).set({ seriesId }).where(eq(activities.id, activityId));
  }

  async #beginSeries(): Promise<number> {
    const [begun] = await this.tx
      .insert(activitySeries)
      .values({ rule: formatRules([]), createdAt: this.ctx.clock.now() })
      .returning({ id: activitySeries.id });
    if (!begun) throw new Error('the series was not inserted');
    return begun.id;
  }
}

/** A description of another system: its own markup cleaned (B45), or plain text with a paragraph for each line. */
function paragraphs(text: string): string {
  if (/<(?:p|br|ul|ol|h[1-6]|div)\b/i.test(text)) return cleanHtml(text);
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${Mustache.escape(line.trim())}</p>`)
    .join('');
}
