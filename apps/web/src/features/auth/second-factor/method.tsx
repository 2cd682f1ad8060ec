import { Button, type ButtonProps, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

/** One way to take the second step: what it is, what there is of it, and what can be done about it. */
export function Method({
  title,
  hint,
  actions,
  children,
}: {
  title: string;
  hint: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ flex: '1 1 16rem' }}>
          <Title order={3} size="h5">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        </div>
        <Group gap="xs">{actions}</Group>
      </Group>
      {children}
    </Stack>
  );
}

/** Things of one kind, each with its button. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }} aria-label={label}>
      {children}
    </Stack>
  );
}

export function Row({ name, detail, action }: { name: ReactNode; detail: string; action: ReactNode }) {
  return (
    <Group component="li" justify="space-between" gap="sm">
      <div style={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      </div>
      {action}
    </Group>
  );
}

/** A button that opens a dialog; `keep` holds it open, from when it shows what is shown once. */
export function DialogButton({
  title,
  children,
  ...button
}: Omit<ButtonProps, 'children'> & {
  label: ReactNode;
  'aria-label'?: string;
  title: string;
  children: (dialog: { close: () => void; keep: () => void }) => ReactNode;
}) {
  const { label, ...props } = button;
  const [opened, dialog] = useDisclosure(false);
  const [kept, setKept] = useState(false);

  function close() {
    setKept(false);
    dialog.close();
  }

  return (
    <>
      <Button {...props} onClick={dialog.open}>
        {label}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={title}
        closeOnClickOutside={false}
        closeOnEscape={!kept}
        withCloseButton={!kept}
      >
        {children({ close, keep: () => setKept(true) })}
      </Modal>
    </>
  );
}
