import { guideNameTexts } from '@dehesa/i18n/backoffice/guide-names';
import type { ActivityGuide } from '@dehesa/domain/activities';
import { guideTeam } from '@dehesa/i18n/backoffice/guides';
import { SectionCard } from '@dehesa/ui';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { memo, useRef, useState } from 'react';
import { LinkAnchor } from '../../../../lib/addresses/links';
import { useLanguage, useTextsOf } from '../../../../lib/backoffice-language';
import { useTellRefusal } from '../../../../lib/refusal';
import { trpc } from '../../../../lib/trpc';
import { clashTexts } from '../../guides/clash-text';
import type { ActivityForm, ActivityFormValues, StoredActivity } from '../form-values';
import { Select } from '../../../../lib/inputs/inputs';

interface GuidesSectionProps {
  form: ActivityForm;
  stored: StoredActivity | null;
}

/** Who guides the activity, with what else they have at its hours (B87). Of a stored one each change takes effect at once. */
export function GuidesSection({ form, stored }: GuidesSectionProps) {
  return stored === null ? <NewGuides form={form} /> : <StoredGuides stored={stored} />;
}

function NewGuides({ form }: { form: ActivityForm }) {
  const { guides } = form.values;
  return (
    <GuidesOf
      guides={guides}
      wanted={{ planned: plannedOf(form.values) }}
      onAdd={(guide) => form.setFieldValue('guides', [...guides, guide])}
      onRemove={({ id }) =>
        form.setFieldValue(
          'guides',
          guides.filter((other) => other.id !== id),
        )
      }
    />
  );
}

/** Nothing that is typed in the form shows here. */
const StoredGuides = memo(function StoredGuides({ stored }: { stored: StoredActivity }) {
  const texts = useTextsOf(guideTeam).section;
  const utils = trpc.useUtils();
  const [guides, setGuides] = useState<readonly ActivityGuide[]>(stored.guides);
  const tell = useTellRefusal();
  const readAnew = () =>
    Promise.all([
      utils.activities.list.invalidate(),
      utils.activities.calendar.invalidate(),
      utils.activities.guides.invalidate(),
    ]);
  const assign = trpc.activities.guides.assign.useMutation({ onSuccess: readAnew, onError: tell });
  const unassign = trpc.activities.guides.unassign.useMutation({ onSuccess: readAnew, onError: tell });
  const of = ({ id }: ActivityGuide) => ({ guideId: id, activityIds: [stored.id] });
  return (
    <GuidesOf
      guides={guides}
      wanted={{ activityIds: [stored.id] }}
      hint={texts.storedHint}
      busy={assign.isPending || unassign.isPending}
      onAdd={(guide) =>
        assign.mutate(of(guide), {
          onSuccess: () => {
            setGuides((list) => [...list, guide]);
            notifications.show({ message: texts.added(guide.name) });
          },
        })
      }
      onRemove={(guide) =>
        unassign.mutate(of(guide), {
          onSuccess: () => {
            setGuides((list) => list.filter(({ id }) => id !== guide.id));
            notifications.show({ message: texts.removed(guide.name) });
          },
        })
      }
    />
  );
});

interface GuidesOfProps {
  guides: readonly ActivityGuide[];
  wanted: Parameters<typeof trpc.activities.guides.choices.useQuery>[0];
  hint?: string;
  busy?: boolean;
  onAdd: (guide: ActivityGuide) => void;
  onRemove: (guide: ActivityGuide) => void;
}

function GuidesOf({ guides, wanted, hint, busy = false, onAdd, onRemove }: GuidesOfProps) {
  const { section: texts } = useTextsOf(guideTeam);
  const { states } = useTextsOf(guideNameTexts);
  const { language } = useLanguage();
  const choices = trpc.activities.guides.choices.useQuery(wanted, { placeholderData: keepPreviousData });
  const offered = (choices.data ?? []).filter(({ id }) => guides.every((guide) => guide.id !== id));
  const list = useRef<HTMLDivElement>(null);
  const warnings = (id: number) =>
    clashTexts(choices.data?.find((choice) => choice.id === id)?.clashes ?? [], language);
  return (
    <SectionCard title={texts.title}>
      <Text size="sm" c="dimmed">
        {hint ?? texts.hint}
      </Text>
      <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
        {guides.length === 0 ? (
          <Text>{texts.none}</Text>
        ) : (
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
            {guides.map((guide) => (
              <Group key={guide.id} component="li" gap="xs" wrap="nowrap" justify="space-between">
                <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Text fw={600}>
                    {guide.name}
                    {guide.state !== 'active' && ` (${states[guide.state]})`}
                  </Text>
                  {warnings(guide.id).map((warning) => (
                    <ClashLine key={warning} text={warning} />
                  ))}
                </div>
                <ActionIcon
                  aria-label={texts.remove(guide.name)}
                  title={texts.remove(guide.name)}
                  aria-disabled={busy}
                  onClick={() => {
                    if (busy) return;
                    onRemove(guide);
                    // The button goes with its guide; whoever pressed it stays in this part.
                    list.current?.focus();
                  }}
                >
                  <IconX size={20} aria-hidden />
                </ActionIcon>
              </Group>
            ))}
          </Stack>
        )}
      </div>
      <Select
        // It is empty again after each choice.
        value={null}
        label={texts.add}
        searchable
        nothingFoundMessage={texts.nobody}
        data={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
        renderOption={({ option }) => (
          <div>
            {option.label}
            {warnings(Number(option.value)).map((warning) => (
              <ClashLine key={warning} text={warning} />
            ))}
          </div>
        )}
        onChange={(chosen) => {
          const guide = offered.find(({ id }) => String(id) === chosen);
          if (guide !== undefined && !busy) onAdd({ id: guide.id, name: guide.name, state: guide.state });
        }}
      />
      <LinkAnchor to="/actividades/admin/calendario/guias" size="sm" py={10} style={{ alignSelf: 'flex-start' }}>
        {texts.manage}
      </LinkAnchor>
    </SectionCard>
  );
}

/** A warning, which refuses nothing. */
function ClashLine({ text }: { text: string }) {
  return (
    <Text size="sm" c="var(--dehesa-danger)" component="span" display="block">
      <IconAlertTriangle size={14} aria-hidden style={{ verticalAlign: '-2px' }} /> {text}
    </Text>
  );
}

/** What the form says of its hours now; nothing where no date is chosen. */
function plannedOf({ date, startTime, endTime, shifts, shiftMinutes, change }: ActivityFormValues) {
  const day = change.date ?? date;
  if (day === null) return null;
  return {
    date: day,
    startTime: hourOf(change.startTime) ?? hourOf(startTime),
    endTime: hourOf(change.endTime) ?? hourOf(endTime),
    shifts: shifts.filter((shift) => shift.trim() !== ''),
    shiftMinutes: typeof shiftMinutes === 'number' && shiftMinutes >= 1 && shiftMinutes <= 1440 ? shiftMinutes : null,
  };
}

/** A time that is still being typed is none. */
function hourOf(typed: string): string | null {
  return /^\d\d:\d\d$/.test(typed) ? typed : null;
}
