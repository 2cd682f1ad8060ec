import type { TemplateGroup } from '@dehesa/domain/messages';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Anchor, Badge, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import type { ListedGroup, ListedMessage } from './grouped-templates';
import { TemplateActions, type TemplateActionsProps } from './template-actions';
import classes from './template-list.module.css';
import type { TemplateRow } from './template-values';
import { useMessageNames } from './use-message-names';

type Handlers = Omit<TemplateActionsProps, 'row' | 'name'> & { onEdit: (id: number) => void };

export interface TemplateGroupsProps extends Handlers {
  groups: readonly ListedGroup[];
  isOpen: (group: TemplateGroup) => boolean;
  onToggle: (group: TemplateGroup) => void;
}

/** The templates by what they are for, each group behind its line (U49). */
export function TemplateGroups({ groups, isOpen, onToggle, ...handlers }: TemplateGroupsProps) {
  return (
    <div>
      {groups.map((listed) => (
        <Group
          key={listed.group}
          listed={listed}
          opened={isOpen(listed.group)}
          onToggle={() => onToggle(listed.group)}
          {...handlers}
        />
      ))}
    </div>
  );
}

interface GroupProps extends Handlers {
  listed: ListedGroup;
  opened: boolean;
  onToggle: () => void;
}

function Group({ listed: { group, messages }, opened, onToggle, ...handlers }: GroupProps) {
  const { templates: texts } = useTextsOf(mailConfiguration);
  const id = useId();
  const rows = messages.flatMap((message) => message.rows);
  const changed = rows.filter((row) => row.changed).length;
  return (
    <div className={classes.group}>
      <h3 style={{ margin: 0, font: 'inherit' }}>
        <UnstyledButton className={classes.head} aria-expanded={opened} aria-controls={id} onClick={onToggle}>
          <IconChevronRight size={20} stroke={1.6} aria-hidden />
          <Text span fw={600} style={{ flex: 1 }}>
            {texts.groups[group]}
          </Text>
          {changed > 0 && <Badge color="cork">{texts.changedTexts(changed)}</Badge>}
          <Text span size="sm" c="dimmed">
            {texts.texts(rows.length)}
          </Text>
        </UnstyledButton>
      </h3>
      <div id={id} hidden={!opened}>
        {opened && (
          <ul className={classes.messages}>
            {messages.map((message) => (
              <Message key={message.key} message={message} {...handlers} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** What a message is called and whom it goes to, and its texts. */
function Message({ message: { name, reader, rows }, ...handlers }: Handlers & { message: ListedMessage }) {
  const { templates: texts } = useTextsOf(mailConfiguration);
  return (
    <li className={classes.message}>
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {reader === null ? texts.nobody : texts.readers[reader]}
        </Text>
      </div>
      <ul className={classes.texts}>
        {rows.map((row) => (
          <TextLine key={row.id} row={row} {...handlers} />
        ))}
      </ul>
    </li>
  );
}

/** One text of a message: a press opens its editor. */
function TextLine({ row, onEdit, ...handlers }: Handlers & { row: TemplateRow }) {
  const { templates: texts, languages, channels } = useTextsOf(mailConfiguration);
  const { fullName } = useMessageNames();
  const name = fullName(row);
  return (
    <li className={classes.text}>
      <div className={classes.words}>
        <Anchor
          component="button"
          type="button"
          td="underline"
          aria-label={texts.edit(name)}
          onClick={() => onEdit(row.id)}
        >
          {texts.text(languages[row.language], channels[row.channel])}
        </Anchor>
        {row.changed && <Badge color="cork">{texts.changed}</Badge>}
      </div>
      <TemplateActions row={row} name={name} {...handlers} />
    </li>
  );
}
