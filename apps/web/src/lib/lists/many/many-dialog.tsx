import type { ManyWords } from '@dehesa/i18n/backoffice/many-lists';
import { DialogButtons } from '@dehesa/ui';
import { Button, Group, List, Modal, Progress, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../backoffice-language';
import { errorText, loadErrorTextsInTime } from '../../error-texts';
import { Refusal } from '../../refusal';
import { useUndoNotice } from '../../bin/use-undo-notice';
import type { ManyProgress, ManySteps, RefusedOne } from './use-many-steps';

export interface ManyDialogProps<Refused extends RefusedOne> {
  opened: boolean;
  onClose: () => void;
  /** The dialog has left the screen. */
  onGone: () => void;
  title: string;
  texts: ManyWords;
  /** What is asked. */
  children: ReactNode;
  /** What may be said besides, until it has begun. */
  fields?: ReactNode;
  acceptLabel: string;
  /** It takes something away. */
  warns?: boolean;
  count: number;
  steps: ManySteps<Refused>;
  /** All of it once it is done; undefined where it was broken off, or something is missing. */
  onAccept: () => Promise<ManyProgress<Refused> | undefined>;
  /** Each of them had its turn. */
  onDone: () => void;
  done: (count: number) => string;
  /** Takes it back for those that were changed, where that is offered (B100). */
  undo?: ((ids: readonly number[]) => Promise<unknown>) | undefined;
  nameOf: (refused: Refused) => string;
}

/** Asks before many are changed, shows how far it is, and names who stays as they were, and why (U6, B89, B96). */
export function ManyDialog<Refused extends RefusedOne>(props: ManyDialogProps<Refused>) {
  const { opened, onClose, onGone, title, texts, children, fields, acceptLabel, warns, count, steps } = props;
  const { onAccept, onDone, done, undo, nameOf } = props;
  const tellUndo = useUndoNotice();
  const { language } = useLanguage();
  const [result, setResult] = useState<ManyProgress<Refused>>();
  const { progress, busy, error } = steps;
  const tried = count - progress.left.length;
  const begun = busy || tried > 0;

  async function accept() {
    const all = await onAccept();
    if (all === undefined) return;
    onDone();
    if (all.refused.length > 0 || all.unchanged.length > 0) {
      // A list comes without them.
      await loadErrorTextsInTime(language);
      setResult(all);
      return;
    }
    onClose();
    const told = { color: 'holm', title: texts.doneTitle, message: done(all.changed.length) };
    if (undo) void tellUndo({ ...told, undo: () => undo(all.changed) });
    else notifications.show(told);
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      returnFocus={false}
      transitionProps={{ onExited: onGone }}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
      withCloseButton={!busy}
    >
      {result ? (
        <ManyResult
          result={result}
          said={done(result.changed.length)}
          texts={texts}
          nameOf={nameOf}
          onClose={onClose}
        />
      ) : (
        <Stack gap="lg">
          {children}
          {!begun && fields}
          <div role="status">
            {begun && (
              <Stack gap={6}>
                <Text size="sm">{busy ? texts.working : texts.progress(tried, count)}</Text>
                <Progress value={(100 * tried) / count} aria-label={texts.progress(tried, count)} />
              </Stack>
            )}
          </div>
          <Refusal error={error} />
          <DialogButtons
            cancelLabel={begun ? texts.close : texts.keep}
            acceptLabel={tried > 0 ? texts.goOn(progress.left.length) : acceptLabel}
            color={warns ? 'clay' : 'holm'}
            busy={busy}
            onCancel={onClose}
            onAccept={accept}
          />
        </Stack>
      )}
    </Modal>
  );
}

interface ManyResultProps<Refused extends RefusedOne> extends Pick<
  ManyDialogProps<Refused>,
  'texts' | 'nameOf' | 'onClose'
> {
  result: ManyProgress<Refused>;
  said: string;
}

/** What came of it: how many were changed, how many were so already, and who refused, and why. */
export function ManyResult<Refused extends RefusedOne>({
  result: { changed, unchanged, refused },
  said,
  texts,
  nameOf,
  onClose,
}: ManyResultProps<Refused>) {
  const { language } = useLanguage();
  return (
    <Stack gap="md">
      <div role="status">
        {changed.length > 0 && <Text>{said}.</Text>}
        {unchanged.length > 0 && <Text>{texts.unchanged(unchanged.length)}</Text>}
        {refused.length > 0 && <Text fw={600}>{texts.refused(refused.length)}</Text>}
      </div>
      {refused.length > 0 && (
        <List spacing="xs" mah="40vh" style={{ overflowY: 'auto' }}>
          {refused.map((one) => (
            <List.Item key={one.id} style={{ overflowWrap: 'anywhere' }}>
              <Text span inherit fw={600}>
                {nameOf(one)}
              </Text>
              {`: ${errorText(one.failure, language).title}`}
            </List.Item>
          ))}
        </List>
      )}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      </Group>
    </Stack>
  );
}
