import { database } from '@dehesa/i18n/backoffice/configuration';
import { formatNumber } from '@dehesa/i18n/formats';
import { ErrorState, LoadingState } from '@dehesa/ui';
import { Alert, Stack, Text, Title } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { errorMessage } from '../../../../lib/error-message';
import type { Outputs } from '../../../../lib/trpc';
import classes from './sql-console.module.css';

type Outcome = Outputs['config']['database']['execute'];
type Answer = Extract<Outcome, { ok: true }>;
type Value = Answer['rows'][number][number];

interface StatementResultProps {
  pending: boolean;
  outcome: Outcome | undefined;
  error: unknown;
}

/** What became of the last statement: rows, what the database said, or why it was not run. */
export function StatementResult({ pending, outcome, error }: StatementResultProps) {
  const { console: texts } = useTextsOf(database);
  const { language } = useLanguage();
  const failed = error !== null && error !== undefined;
  return (
    <section aria-labelledby="sql-result">
      <Stack gap="sm">
        <Title order={3} size="h4" id="sql-result">
          {texts.result}
        </Title>
        {pending && <LoadingState label={texts.running} />}
        {!pending && failed && <ErrorState {...errorMessage(error, language)} />}
        {!pending && outcome?.ok === false && <Refusal outcome={outcome} />}
        {!pending && outcome?.ok === true && <Rows answer={outcome} />}
        {!pending && !failed && outcome === undefined && <Text c="dimmed">{texts.none}</Text>}
      </Stack>
    </section>
  );
}

function Refusal({ outcome }: { outcome: Extract<Outcome, { ok: false }> }) {
  const { console: texts } = useTextsOf(database);
  const facts = [outcome.code, outcome.position === null ? null : texts.position(outcome.position)];
  return (
    <Alert color="clay" variant="light" role="alert" title={texts.failed}>
      <Text c="var(--dehesa-ink)" className={classes.message}>
        {outcome.message}
      </Text>
      <Text c="var(--dehesa-ink)" size="sm">
        {facts.filter((fact) => fact !== null).join(' · ')}
      </Text>
    </Alert>
  );
}

function Rows({ answer: { columns, rows, rowCount, truncated, milliseconds } }: { answer: Answer }) {
  const { console: texts } = useTextsOf(database);
  const { language } = useLanguage();
  const counted = texts.rows(formatNumber(rowCount, language), rowCount === 1);
  return (
    <>
      <div role="status">
        <Text fw={600}>{texts.succeeded}</Text>
        <Text>{texts.done(counted, formatNumber(milliseconds, language))}</Text>
        {truncated && <Text>{texts.truncated}</Text>}
        {columns.length === 0 && <Text c="dimmed">{texts.noColumns}</Text>}
        {columns.length > 0 && rows.length === 0 && <Text c="dimmed">{texts.noRows}</Text>}
      </div>
      {rows.length > 0 && columns.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        <div className={classes.result} role="region" aria-labelledby="sql-result" tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                {columns.map((column, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns may be named alike; their place tells them apart
                  <th key={index} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a row of an answer is its place
                <tr key={index}>
                  {row.map((value, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- as above
                    <Cell key={at} value={value} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function Cell({ value }: { value: Value }) {
  const { console: texts } = useTextsOf(database);
  if (value === null) return <td className={classes.null}>{texts.null}</td>;
  return (
    <td data-kind={typeof value}>
      <div className={classes.value}>{String(value)}</div>
    </td>
  );
}
