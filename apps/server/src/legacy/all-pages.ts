import type { Page, Paging } from '@dehesa/domain/paging';

/** All rows of a list, page by page, for calls that know of no pages. */
export async function allPages<Row>(read: (paging: Paging) => Promise<Page<Row>>): Promise<Page<Row>> {
  const rows: Row[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const page = await read({ pageSize: 200, pageIndex });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= page.total) return { rows, total: rows.length };
  }
}
