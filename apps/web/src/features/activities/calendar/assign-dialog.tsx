import { guideNameTexts } from '@dehesa/i18n/backoffice/guide-names';
import { clash } from '@dehesa/domain/activities';
import { addDays } from '@dehesa/domain/calendar-days';
import { activityCalendar, guideTeam } from '@dehesa/i18n/backoffice/guides';
import { DialogButtons, EmptyState } from '@dehesa/ui';
import { Alert, Modal, Radio, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { LinkButton } from '../../../lib/addresses/links';
import { useLanguage, useTexts, useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { Refusal } from '../../../lib/refusal';
import { type Outputs, trpc } from '../../../lib/trpc';
import { clashTexts } from '../guides/clash-text';
import type { Outing } from './outing-tile';

type Choice = Outputs['activities']['guides']['choices'][number];

interface AssignDialogProps {
  outings: readonly Outing[];
  onClose: () => void;
  /** It was done: nothing is chosen any more. */
  onDone: () => void;
}

/** Puts one guide on all outings that were chosen, or takes off who is on all of them (B87). */
export function AssignDialog({ outings, onClose, onDone }: AssignDialogProps) {
  const { assign: texts } = useTextsOf(activityCalendar);
  const { heading } = useTextsOf(guideTeam);
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const ids = outings.map(({ id }) => id);
  const choices = trpc.activities.guides.choices.useQuery({ activityIds: ids });
  return (
    <Modal opened onClose={onClose} title={texts.title(ids.length)} fullScreen={narrow} size="lg">
      {overlap(outings) && (
        <Alert color="clay" variant="light" mb="md">
          {texts.overlap}
        </Alert>
      )}
      <QueryView
        query={choices}
        failedTitle={texts.failed}
        isEmpty={(found) => found.length === 0}
        empty={
          <EmptyState
            title={texts.noGuides}
            message={texts.noGuidesMessage}
            action={<LinkButton to="/actividades/admin/calendario/guias">{heading}</LinkButton>}
          />
        }
      >
        {(found) => <ChooseGuide choices={found} ids={ids} onClose={onClose} onDone={onDone} />}
      </QueryView>
    </Modal>
  );
}

interface ChooseGuideProps extends Omit<AssignDialogProps, 'outings'> {
  choices: readonly Choice[];
  ids: number[];
}

function ChooseGuide({ choices, ids, onClose, onDone }: ChooseGuideProps) {
  const { assign: texts } = useTextsOf(activityCalendar);
  const { states } = useTextsOf(guideNameTexts);
  const { activities } = useTexts();
  const utils = trpc.useUtils();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const assign = trpc.activities.guides.assign.useMutation();
  const unassign = trpc.activities.guides.unassign.useMutation();
  const chosen = choices.find(({ id }) => String(id) === chosenId);
  const takesOff = chosen !== undefined && chosen.assigned === ids.length;

  async function send({ id, name }: Choice) {
    const input = { guideId: id, activityIds: ids };
    if (takesOff) {
      const { removed } = await unassign.mutateAsync(input);
      notifications.show({ message: texts.takenOff(name, removed) });
    } else {
      const { assigned } = await assign.mutateAsync(input);
      notifications.show({ message: texts.done(name, assigned) });
    }
    await utils.activities.invalidate();
    onDone();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // A refusal is shown above the buttons.
        if (chosen !== undefined) send(chosen).catch(() => undefined);
      }}
    >
      <Stack gap="md">
        <Radio.Group label={texts.legend} value={chosenId} onChange={setChosenId} required>
          <Stack gap="xs" mt="xs">
            {choices.map((choice) => (
              <Radio
                key={choice.id}
                value={String(choice.id)}
                py={6}
                label={choice.state === 'active' ? choice.name : `${choice.name} (${states[choice.state]})`}
                description={<About choice={choice} of={ids.length} />}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Refusal error={assign.error ?? unassign.error} />
        <DialogButtons
          cancelLabel={activities.form.cancel}
          onCancel={onClose}
          acceptLabel={takesOff ? texts.takeOff : texts.accept}
          {...(takesOff && { color: 'clay' })}
          busy={assign.isPending || unassign.isPending}
        />
      </Stack>
    </form>
  );
}

/** What is known before choosing a guide: which of the outings they have already, and what stands in the way. */
function About({ choice, of }: { choice: Choice; of: number }) {
  const { assign: texts } = useTextsOf(activityCalendar);
  const { language } = useLanguage();
  return (
    <>
      {choice.assigned > 0 && (
        <Text span size="sm" display="block">
          {texts.already(choice.assigned, of)}
        </Text>
      )}
      {clashTexts(choice.clashes, language).map((warning) => (
        <Text key={warning} span size="sm" c="var(--dehesa-danger)" display="block">
          <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: '-2px' }} /> {warning}
        </Text>
      ))}
    </>
  );
}

/** Whether nobody could guide all of them (B87). They come in the order of their days. */
function overlap(outings: readonly Outing[]): boolean {
  return outings.some((one, index) =>
    outings.slice(index + 1).some((other) => other.date <= addDays(one.date, 1) && clash(one, other)),
  );
}
