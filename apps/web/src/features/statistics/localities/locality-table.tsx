import { foldName } from '@dehesa/domain/places';
import type { LocalityTotal } from '@dehesa/domain/statistics';
import { formatNumber } from '@dehesa/i18n/formats';
import { statistics } from '@dehesa/i18n/backoffice/statistics';
import { Stack, Table, Text } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { Pager } from '../../../lib/pager';
import { SearchField } from '../../../lib/search-field';

const perPage = 10;

/** The localities with their totals, the most frequent first, a page at a time. */
export function LocalityTable({ totals }: { totals: readonly LocalityTotal[] }) {
  const { localities: texts, maps } = useTextsOf(statistics);
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const wanted = useDeferredValue(foldName(search));
  const found = useMemo(
    () => (wanted === '' ? totals : totals.filter(({ locality }) => foldName(locality).includes(wanted))),
    [totals, wanted],
  );
  const pages = Math.max(1, Math.ceil(found.length / perPage));
  const shown = Math.min(page, pages);
  return (
    <Stack gap="sm">
      <SearchField
        label={texts.search}
        clearLabel={texts.clear}
        value={search}
        onSearch={(typed) => {
          setSearch(typed);
          setPage(1);
        }}
      />
      {found.length === 0 ? (
        <Text role="status">{texts.nothingFound}</Text>
      ) : (
        <Table verticalSpacing={6} aria-label={texts.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{texts.locality}</Table.Th>
              <Table.Th ta="right">{maps.total}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.slice((shown - 1) * perPage, shown * perPage).map(({ locality, total }, index) => (
              // Two spellings of one name may look alike.
              <Table.Tr key={`${locality} ${index}`}>
                <Table.Th scope="row" fw={400}>
                  {locality}
                </Table.Th>
                <Table.Td ta="right">{formatNumber(total, language)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <Pager label={texts.pages} page={shown} pages={pages} onPage={setPage} />
    </Stack>
  );
}
