import { listLook } from '@dehesa/i18n/backoffice/list-look';
import { Anchor, Button, CloseButton, Checkbox, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useTextsOf } from '../backoffice-language';
import { type ListColumns, useListLook, viewQuery } from './list-look';
import classes from './list-look.module.css';

/** How many views one list keeps. */
const mostViews = 12;
const longestName = 40;

export interface ListLookPanelProps extends ListColumns {
  onDone: () => void;
}

/** Dense or roomy rows, which columns there are, and the views that were saved (U47). */
export function ListLookPanel({ list, columns, onDone }: ListLookPanelProps) {
  const texts = useTextsOf(listLook);
  const { dense, without, setDense, change } = useListLook(list);
  return (
    <Stack gap="md">
      <Switch label={texts.dense} checked={dense} onChange={(event) => setDense(event.currentTarget.checked)} />
      <Stack gap={4} component="fieldset" m={0} p={0} bd={0}>
        <Text component="legend" fw={600} size="sm" mb={4}>
          {texts.columns}
        </Text>
        {columns.map(({ name, label }) => (
          <Checkbox
            key={name}
            size="sm"
            py={4}
            label={label}
            checked={!without.includes(name)}
            onChange={(event) =>
              change({
                without: event.currentTarget.checked ? without.filter((other) => other !== name) : [...without, name],
              })
            }
          />
        ))}
      </Stack>
      <SavedViews list={list} onDone={onDone} />
    </Stack>
  );
}

function SavedViews({ list, onDone }: { list: string; onDone: () => void }) {
  const texts = useTextsOf(listLook);
  const { views, change } = useListLook(list);
  const router = useRouter();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const [name, setName] = useState('');
  const query = viewQuery(searchStr);

  function save(event: SubmitEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    change({ views: [...views.filter((view) => view.name !== wanted), { name: wanted, query }] });
    setName('');
  }

  return (
    <Stack gap="xs" component="section" aria-label={texts.views}>
      <Text fw={600} size="sm">
        {texts.views}
      </Text>
      {views.length > 0 && (
        <ul className={classes.views}>
          {views.map((view) => (
            <Group key={view.name} component="li" justify="space-between" wrap="nowrap" gap="xs">
              <Anchor
                component="button"
                type="button"
                ta="start"
                mih={44}
                flex={1}
                aria-current={view.query === query ? 'page' : undefined}
                fw={view.query === query ? 650 : undefined}
                style={{ overflowWrap: 'anywhere' }}
                onClick={() => {
                  router.history.push(pathname + view.query);
                  onDone();
                }}
              >
                {view.name}
              </Anchor>
              <CloseButton
                aria-label={texts.forget(view.name)}
                title={texts.forget(view.name)}
                onClick={() => change({ views: views.filter((other) => other !== view) })}
              />
            </Group>
          ))}
        </ul>
      )}
      {views.length < mostViews ? (
        <form onSubmit={save}>
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <TextInput
              flex={1}
              size="sm"
              label={texts.name}
              description={texts.nameHint}
              maxLength={longestName}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" size="sm" h={44}>
              {texts.save}
            </Button>
          </Group>
        </form>
      ) : (
        <Text size="sm" c="dimmed">
          {texts.full}
        </Text>
      )}
    </Stack>
  );
}
