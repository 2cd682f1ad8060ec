import { database } from '@dehesa/i18n/backoffice/configuration';
import { formatNumber } from '@dehesa/i18n/formats';
import { Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { queryOf } from './query-of';
import classes from './sql-console.module.css';

type Table = Outputs['config']['database']['tables'][number];

/** The tables with their columns, what the console may do with each, and a query to begin with. */
export function TableList({ onQuery }: { onQuery: (query: string) => void }) {
  const { tables: texts } = useTextsOf(database);
  const [typed, setTyped] = useState('');
  const tables = trpc.config.database.tables.useQuery();
  const shown = tables.data?.filter(({ name }) => name.includes(typed.trim().toLowerCase())) ?? [];
  return (
    <section aria-labelledby="sql-tables">
      <Stack gap="sm">
        <Title order={3} size="h4" id="sql-tables">
          {texts.title}
        </Title>
        <TextInput
          label={texts.filter}
          value={typed}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <QueryView
          query={tables}
          isEmpty={() => shown.length === 0}
          empty={<Text c="dimmed">{texts.nothingFound}</Text>}
        >
          {() => (
            <ul className={classes.tables}>
              {shown.map((table) => (
                <li key={table.name}>
                  <TableDetails table={table} onQuery={onQuery} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Stack>
    </section>
  );
}

function TableDetails({ table, onQuery }: { table: Table; onQuery: (query: string) => void }) {
  const { tables: texts } = useTextsOf(database);
  const { language } = useLanguage();
  const facts = [
    texts.write[table.write],
    ...(table.rows === null ? [] : [texts.rows(formatNumber(table.rows, language))]),
  ];
  return (
    <details>
      <summary>
        <span className={classes.name}>{table.name}</span>
        <Text component="span" display="block" size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      </summary>
      <Stack gap="sm" pb="sm">
        <Button
          mx="sm"
          variant="default"
          aria-label={texts.queryLabel(table.name)}
          onClick={() => onQuery(queryOf(table))}
        >
          {texts.query}
        </Button>
        <ul className={classes.columns} aria-label={texts.columns(table.name)}>
          {table.columns.map((column) => (
            <li key={column.name}>
              <span className={column.hidden ? classes.hidden : undefined}>{column.name}</span>{' '}
              <Text component="span" size="sm" c="dimmed">
                {column.type}
                {column.hidden && ` · ${texts.hidden}`}
                {column.changeable && ` · ${texts.changeable}`}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </details>
  );
}
