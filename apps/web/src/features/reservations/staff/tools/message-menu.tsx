import { BulkMessageKind } from '@dehesa/domain/reservations';
import { Button, Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import {
  IconCalendarEvent,
  IconChevronDown,
  IconClock,
  IconMail,
  IconMailForward,
  IconUserCheck,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { BulkMessageDialog } from './bulk-message-dialog';
import { useToolTexts } from './use-tool-texts';

const icons = {
  pending: IconMail,
  waiting: IconClock,
  confirmed: IconUserCheck,
  scheduleChange: IconCalendarEvent,
} as const;

/** The four messages to everybody of an activity (U29). */
export function MessageMenu({ activityId }: { activityId: number }) {
  const texts = useToolTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [kind, setKind] = useState<BulkMessageKind>();
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Menu position="bottom-start" shadow="md" width={280}>
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            leftSection={<IconMailForward size={20} stroke={1.6} aria-hidden />}
            rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden />}
          >
            {texts.messages}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {BulkMessageKind.options.map((option) => {
            const Icon = icons[option];
            return (
              <Menu.Item
                key={option}
                mih={44}
                leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
                onClick={() => {
                  setKind(option);
                  setOpened(true);
                }}
              >
                {texts.kinds[option].item}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {kind !== undefined && (
        <BulkMessageDialog
          activityId={activityId}
          kind={kind}
          opened={opened}
          onClose={() => setOpened(false)}
          onGone={() => {
            setKind(undefined);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
