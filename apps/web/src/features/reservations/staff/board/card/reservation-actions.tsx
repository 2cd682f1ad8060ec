import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import {
  IconBrandWhatsapp,
  IconClock,
  IconDotsVertical,
  IconMail,
  IconMailForward,
  IconPencil,
  IconUserCheck,
  IconUserX,
  IconX,
} from '@tabler/icons-react';
import { writeTexts } from '@dehesa/i18n/backoffice/many-reservations';
import { useLanguage, useTexts } from '../../../../../lib/backoffice-language';
import { LinkActionIcon } from '../../../../../lib/addresses/links';
import { type ActionFacts, actionsOf, attendsLater, type StatusAction } from '../status-actions';

const icons = {
  confirm: IconUserCheck,
  attend: IconUserCheck,
  unattend: IconUserX,
  resend: IconMailForward,
  resendWhatsapp: IconBrandWhatsapp,
  wait: IconClock,
  cancel: IconX,
} as const;

interface ReservationActionsProps {
  id: number;
  /** Whose reservation it is. */
  name: string;
  facts: ActionFacts;
  /** The first day on which attendance can be confirmed, as it is shown. */
  attendedFrom: string;
  onAction: (action: StatusAction) => void;
  /** A text of one's own (B90). */
  onWrite: () => void;
}

/** The likeliest action of the state as a button, editing beside it, the others in a menu. */
export function ReservationActions({ id, name, facts, attendedFrom, onAction, onWrite }: ReservationActionsProps) {
  const { actions } = useTexts().reservations;
  const { language } = useLanguage();
  const [first, ...others] = actionsOf(facts);
  if (first === undefined) return null;
  return (
    <Group gap="xs" wrap="nowrap" mt={4}>
      <Button
        flex={1}
        px="sm"
        py={6}
        h="auto"
        mih={44}
        styles={{ label: { whiteSpace: 'normal', lineHeight: 1.2 } }}
        variant={first === 'resend' ? 'default' : 'filled'}
        onClick={() => onAction(first)}
        aria-label={actions.of(actions[first], name)}
      >
        {actions[first]}
      </Button>
      <LinkActionIcon
        to="/actividades/edit/reserva"
        search={{ id, from: 'view' }}
        variant="default"
        aria-label={actions.of(actions.edit, name)}
      >
        <IconPencil size={20} stroke={1.6} aria-hidden />
      </LinkActionIcon>
      <Menu position="bottom-end" shadow="md" width={240}>
        <Menu.Target>
          <ActionIcon variant="default" aria-label={actions.menu(name)}>
            <IconDotsVertical size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((action) => {
            const Icon = icons[action];
            return (
              <Menu.Item
                key={action}
                mih={44}
                color={action === 'cancel' ? 'clay' : undefined}
                leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
                onClick={() => onAction(action)}
              >
                {actions[action]}
              </Menu.Item>
            );
          })}
          <Menu.Item mih={44} leftSection={<IconMail size={20} stroke={1.6} aria-hidden />} onClick={onWrite}>
            {writeTexts[language].action}
          </Menu.Item>
          {attendsLater(facts) && <Menu.Label>{actions.attendFrom(attendedFrom)}</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
