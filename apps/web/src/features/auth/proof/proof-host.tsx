import { type ComponentType, useEffect, useState } from 'react';
import { answersProof } from '../../../lib/proof';
import type { ProofDialogProps } from './proof-dialog';

/** Where calls that need a proof of who it is have their question asked; the dialog is loaded when it is needed. */
export function ProofHost() {
  const [dialog, setDialog] = useState<{
    Dialog: ComponentType<ProofDialogProps>;
    answer: (proven: boolean) => void;
  }>();
  const [opened, setOpened] = useState(false);

  useEffect(
    () =>
      answersProof(async () => {
        const { ProofDialog } = await import('./proof-dialog');
        return new Promise((resolve) => {
          setDialog({ Dialog: ProofDialog, answer: resolve });
          setOpened(true);
        });
      }),
    [],
  );

  if (dialog === undefined) return null;
  const { Dialog, answer } = dialog;
  return (
    <Dialog
      opened={opened}
      onAnswer={(proven) => {
        setOpened(false);
        answer(proven);
      }}
    />
  );
}
