import { undoDays, workingStates } from '@dehesa/domain/imports';
import { madridDate } from '@dehesa/domain/madrid-time';
import { importTexts } from '@dehesa/i18n/backoffice/imports';
import { formatInstant, formatLongDate } from '@dehesa/i18n/formats';
import { ConfirmButton, ErrorState } from '@dehesa/ui';
import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { isDomainErrorCode } from '@dehesa/domain/error-kinds';
import { LinkButton } from '../../lib/addresses/links';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import { errorText } from '../../lib/error-texts';
import { Advance } from '../../lib/lists/advance';
import { QueryView } from '../../lib/query-view';
import { Refusal } from '../../lib/refusal';
import { type Outputs, trpc } from '../../lib/trpc';
import { ColumnMatching } from './column-match';
import { FaultyRows } from './faulty-rows';
import classes from './import-view.module.css';
import { stateColours } from './state-colours';

type Import = Outputs['imports']['read'];

/** How often an import that is at work is asked how far it is. */
const pollMs = 700;

/** One import: its columns, what is wrong with its rows, their storing, and the way back; whoever comes later finds it so. */
export function ImportView({ id, onGone }: { id: number; onGone: () => void }) {
  const file = trpc.imports.read.useQuery(
    { id },
    { refetchInterval: (query) => (isAtWork(query.state.data) ? pollMs : false) },
  );
  return (
    <QueryView query={file}>
      {(data) => (
        <Stack gap="lg">
          <Head file={data} />
          <Steps key={data.state} file={data} onGone={onGone} />
        </Stack>
      )}
    </QueryView>
  );
}

function isAtWork(file: Import | undefined): boolean {
  return file !== undefined && workingStates.includes(file.state);
}

function Head({ file }: { file: Import }) {
  const texts = useTextsOf(importTexts);
  const { language } = useLanguage();
  return (
    <Card>
      <Stack gap="xs" align="flex-start">
        <LinkButton to="/configuracion/importar" variant="default" size="sm">
          {texts.back}
        </LinkButton>
        <Group gap="sm">
          <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
            {texts.kinds[file.kind]} · {file.fileName}
          </Title>
          <Badge variant="light" size="lg" color={stateColours[file.state]}>
            {texts.states[file.state]}
          </Badge>
        </Group>
        <Text c="dimmed">
          {texts.by(file.createdBy, formatInstant(file.createdAt, language))} ·{' '}
          {file.state === 'stored' ? texts.storedRows(file.rowsStored) : texts.countRows(file.rowCount)}
        </Text>
        <Failure why={file.failure} />
      </Stack>
    </Card>
  );
}

/** Why the last step came to nothing. */
function Failure({ why }: { why: string | null }) {
  const texts = useTextsOf(importTexts);
  const { language } = useLanguage();
  if (why === null) return null;
  // Those that an import can end with say it without values.
  const codes = ['imports.inUse', 'imports.changedMeanwhile', 'activities.suspended', 'access.forbidden'] as const;
  const code = isDomainErrorCode(why) ? codes.find((known) => known === why) : undefined;
  const { title, message } = code === undefined ? { title: texts.fault, message: '' } : errorText({ code }, language);
  return <ErrorState title={title} message={message} />;
}

function Steps({ file, onGone }: { file: Import; onGone: () => void }) {
  const texts = useTextsOf(importTexts);
  const utils = trpc.useUtils();
  const changed = () => utils.imports.invalidate();
  if (isAtWork(file)) {
    const { rowsDone, rowCount, state } = file;
    const total = state === 'undoing' ? file.rowsStored : rowCount;
    const detail = `${texts.progress(rowsDone, total)}. ${texts.stays}`;
    return (
      <Advance label={texts.states[state]} fraction={Math.min(1, rowsDone / Math.max(1, total))} detail={detail} />
    );
  }
  if (file.state === 'matching' || file.state === 'checked')
    return (
      <Stack gap="lg">
        <Columns file={file} onChanged={changed} />
        {file.state === 'checked' && <Checked file={file} onChanged={changed} />}
        <Discard file={file} onChanged={changed} onGone={onGone} />
      </Stack>
    );
  return (
    <Stack gap="lg">
      {file.state === 'stored' && <Stored file={file} onChanged={changed} />}
      {file.rowsFaulty > 0 && file.sample !== null && <FaultyRows id={file.id} faulty={file.rowsFaulty} />}
    </Stack>
  );
}

interface StepProps {
  file: Import;
  onChanged: () => Promise<void>;
}

/** The columns: the first step, and once the rows were looked at folded away. */
function Columns({ file, onChanged }: StepProps) {
  const { columns } = useTextsOf(importTexts);
  const matching = <ColumnMatching file={file} onChecking={() => void onChanged()} />;
  const isOpen = file.state === 'matching';
  return (
    <Stack component="section" gap="md" aria-labelledby="columns">
      <Title order={2} size="h3" id="columns">
        {columns.title}
      </Title>
      {isOpen ? (
        matching
      ) : (
        <details>
          <summary className={classes.summary}>{columns.change}</summary>
          {matching}
        </details>
      )}
    </Stack>
  );
}

/** The way to forget a file of which nothing is stored. */
function Discard({ file, onChanged, onGone }: StepProps & { onGone: () => void }) {
  const texts = useTextsOf(importTexts);
  const discard = trpc.imports.discard.useMutation();
  return (
    <Stack gap="sm" align="flex-start">
      <Refusal error={discard.error} />
      <ConfirmButton
        variant="subtle"
        color="clay"
        title={texts.discard.title}
        message={texts.discard.message}
        confirmLabel={texts.discard.action}
        cancelLabel={texts.cancel}
        onConfirm={() =>
          discard
            .mutateAsync({ id: file.id })
            .then(onGone)
            .then(onChanged)
            // Shown above by the mutation's own state.
            .catch(() => undefined)
        }
      >
        {texts.discard.action}
      </ConfirmButton>
    </Stack>
  );
}

/** What the look at the rows came to, and their storing. */
function Checked({ file, onChanged }: StepProps) {
  const { check, store: words } = useTextsOf(importTexts);
  const store = trpc.imports.store.useMutation({ onSuccess: onChanged });
  const good = file.rowCount - file.rowsFaulty;
  return (
    <Stack component="section" gap="md" aria-labelledby="checked">
      <Title order={2} size="h3" id="checked">
        {check.title}
      </Title>
      <Text role="status" fw={600}>
        {good === 0 ? check.noneGood : check.good(good, file.rowCount)}
      </Text>
      {file.rowsFaulty > 0 && <FaultyRows id={file.id} faulty={file.rowsFaulty} />}
      {good > 0 && (
        <>
          <Title order={2} size="h3">
            {words.title}
          </Title>
          <Text>{words.hint}</Text>
          <Refusal error={store.error} />
          <Group>
            <Button
              loading={store.isPending}
              onClick={() => store.mutate({ id: file.id, without: file.rowsFaulty > 0 })}
            >
              {file.rowsFaulty > 0 ? words.without(good) : words.all(good)}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  );
}

/** The way back, as long as there is one. */
function Stored({ file, onChanged }: StepProps) {
  const { undo: words, cancel } = useTextsOf(importTexts);
  const { language } = useLanguage();
  const undo = trpc.imports.undo.useMutation({ onSuccess: onChanged });
  const until = new Date((file.storedAt?.getTime() ?? 0) + undoDays * 24 * 3_600_000);
  const [now] = useState(() => new Date());
  if (until < now) return <Text c="dimmed">{words.tooLate}</Text>;
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{words.until(formatLongDate(madridDate(until), language))}</Text>
      <Refusal error={undo.error} />
      <ConfirmButton
        variant="default"
        color="clay"
        title={words.title}
        message={words.message(file.rowsStored)}
        confirmLabel={words.action}
        cancelLabel={cancel}
        onConfirm={() => undo.mutateAsync({ id: file.id }).catch(() => undefined)}
      >
        {words.action}
      </ConfirmButton>
    </Stack>
  );
}
