import { statementLength } from '@dehesa/domain/database';
import { database } from '@dehesa/i18n/backoffice/configuration';
import { formatNumber } from '@dehesa/i18n/formats';
import { LoadingState, SectionCard } from '@dehesa/ui';
import { Alert, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { type Outputs, trpc } from '../../../../lib/trpc';
import classes from './sql-console.module.css';
import { TableList } from './table-list';
import { Refusal } from '../../../../lib/refusal';

/** One statement at a time and what became of it; beside it the tables and what may be done with each (B40). */
export function SqlConsole() {
  const { console: texts } = useTextsOf(database);
  const [statement, setStatement] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const execute = trpc.config.database.execute.useMutation();
  const ready = statement.trim() !== '' && !execute.isPending;
  const run = () => ready && execute.mutate({ statement });

  function runByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    run();
  }

  return (
    <SectionCard
      title={texts.title}
      hint={
        <>
          <div>{texts.hint}</div>
          <div>{texts.rights}</div>
        </>
      }
    >
      <div className={classes.layout}>
        <Stack gap="md" miw={0}>
          <Textarea
            ref={field}
            label={texts.statement}
            description={texts.keys}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            classNames={{ input: classes.code }}
            value={statement}
            maxLength={statementLength}
            autosize
            minRows={5}
            maxRows={16}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={(event) => setStatement(event.currentTarget.value)}
            onKeyDown={runByKey}
          />
          <Group gap="sm">
            <Button
              leftSection={<IconPlayerPlay size={18} stroke={1.6} aria-hidden />}
              onClick={run}
              loading={execute.isPending}
              disabled={!ready && !execute.isPending}
            >
              {texts.run}
            </Button>
            <Button
              variant="default"
              disabled={execute.isPending || (statement === '' && execute.isIdle)}
              onClick={() => {
                setStatement('');
                execute.reset();
                field.current?.focus();
              }}
            >
              {texts.clear}
            </Button>
          </Group>
          <StatementResult pending={execute.isPending} outcome={execute.data} error={execute.error} />
        </Stack>
        <TableList
          onQuery={(query) => {
            setStatement(query);
            field.current?.focus();
          }}
        />
      </div>
    </SectionCard>
  );
}

type Outcome = Outputs['config']['database']['execute'];
type Answer = Extract<Outcome, { ok: true }>;
type Value = Answer['rows'][number][number];

interface StatementResultProps {
  pending: boolean;
  outcome: Outcome | undefined;
  error: unknown;
}

/** What became of the last statement: rows, what the database said, or why it was not run. */
function StatementResult({ pending, outcome, error }: StatementResultProps) {
  const { console: texts } = useTextsOf(database);
  const failed = error !== null && error !== undefined;
  return (
    <section aria-labelledby="sql-result">
      <Stack gap="sm">
        <Title order={3} size="h4" id="sql-result">
          {texts.result}
        </Title>
        {pending && <LoadingState label={texts.running} />}
        {!pending && <Refusal error={error} />}
        {!pending && outcome?.ok === false && <Refused outcome={outcome} />}
        {!pending && outcome?.ok === true && <Rows answer={outcome} />}
        {!pending && !failed && outcome === undefined && <Text c="dimmed">{texts.none}</Text>}
      </Stack>
    </section>
  );
}

function Refused({ outcome }: { outcome: Extract<Outcome, { ok: false }> }) {
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
