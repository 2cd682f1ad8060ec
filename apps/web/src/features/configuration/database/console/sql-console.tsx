import { statementLength } from '@dehesa/domain/database';
import { database } from '@dehesa/i18n/backoffice/configuration';
import { Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { trpc } from '../../../../lib/trpc';
import classes from './sql-console.module.css';
import { StatementResult } from './statement-result';
import { TableList } from './table-list';

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
    <Card component="section" aria-labelledby="sql-console">
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" id="sql-console">
            {texts.title}
          </Title>
          <Text c="dimmed">{texts.hint}</Text>
          <Text c="dimmed">{texts.rights}</Text>
        </div>
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
      </Stack>
    </Card>
  );
}
