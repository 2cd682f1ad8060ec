import { PrintedListKind } from '@dehesa/domain/reservations';
import { Button, Group, Menu, Modal, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Menu.css';
import { IconChevronDown, IconFileTypePdf, IconPrinter, IconTable } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '../../../../lib/backoffice-language';
import { type ListNotice, useLists } from './use-lists';
import { useToolTexts } from './use-tool-texts';

/** In the order of the menu. */
const lists = PrintedListKind.options;
const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** The lists of an activity to print, as PDF and as a spreadsheet. */
export function ListMenu({ activityId }: { activityId: number }) {
  const texts = useToolTexts();
  const tools = useLists(activityId);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu position="bottom-start" shadow="md" width={280}>
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            loading={tools.busy}
            leftSection={<IconPrinter {...icon} />}
            rightSection={<IconChevronDown {...icon} size={16} />}
          >
            {texts.lists}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {lists.map((list) => (
            <Menu.Item
              key={list}
              mih={44}
              leftSection={<IconPrinter {...icon} />}
              onClick={() => void tools.print(list)}
            >
              {texts.list[list].print}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {lists.map((list) => (
            <Menu.Item
              key={list}
              mih={44}
              leftSection={<IconFileTypePdf {...icon} />}
              onClick={() => void tools.downloadPdf(list)}
            >
              {texts.list[list].pdf}
            </Menu.Item>
          ))}
          <Menu.Item mih={44} leftSection={<IconTable {...icon} />} onClick={() => void tools.downloadSheet()}>
            {texts.sheet}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <NoticeDialog
        notice={tools.notice}
        opened={tools.opened}
        onClose={tools.close}
        onGone={() => button.current?.focus()}
      />
    </>
  );
}

interface NoticeDialogProps {
  notice: ListNotice | undefined;
  opened: boolean;
  onClose: () => void;
  /** It has left the screen. */
  onGone: () => void;
}

function NoticeDialog({ notice, opened, onClose, onGone }: NoticeDialogProps) {
  const { shell } = useTexts();
  const { blocked } = useToolTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={notice?.title}
      returnFocus={false}
      transitionProps={{ onExited: onGone }}
    >
      <Stack gap="lg">
        <Text>{notice?.message}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant={notice?.address === undefined ? 'filled' : 'default'} onClick={onClose} data-autofocus>
            {shell.close}
          </Button>
          {notice?.address !== undefined && (
            <Button component="a" href={notice.address} target="_blank" rel="noopener" onClick={onClose}>
              {blocked.open}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
