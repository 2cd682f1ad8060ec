import { Button, type ButtonProps, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

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
