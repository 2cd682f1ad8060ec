import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useBlocker } from '@tanstack/react-router';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { LeaveQuestion } from './unsaved-changes';

/** What is edited: a record by its id, or a new one. */
export type Edited = number | 'new';

/** What a form in a dialog is given. */
export interface FormInDialog {
  edited: Edited;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
}

export interface FormDialogProps {
  /** Undefined for a closed dialog. */
  edited: Edited | undefined;
  onClose: () => void;
  title: (edited: Edited) => string;
  Form: ComponentType<FormInDialog>;
}

/** A form that opens over its list and is part of the address; what was typed is not lost without a question. */
export function FormDialog({ edited, onClose, title, Form }: FormDialogProps) {
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const dirty = useRef(false);
  const onDirty = useCallback((value: boolean) => {
    dirty.current = value;
  }, []);
  const blocker = useBlocker({
    shouldBlockFn: () => dirty.current,
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  });
  const asking = blocker.status === 'blocked';
  // While the dialog fades out it goes on showing what it showed.
  const [shown, setShown] = useState({ edited: edited ?? 'new', opening: 0, open: edited !== undefined });
  if (edited === undefined ? shown.open : !shown.open || edited !== shown.edited) {
    const open = edited !== undefined;
    // One that is opened again while it fades out is a form of its own, not the one that was saved.
    setShown({ edited: edited ?? shown.edited, opening: shown.opening + (open && !shown.open ? 1 : 0), open });
  }
  return (
    <>
      <Modal
        opened={edited !== undefined}
        onClose={() => afterThisKey(onClose)}
        closeOnEscape={!asking}
        closeOnClickOutside={false}
        fullScreen={narrow}
        size={860}
        title={title(shown.edited)}
      >
        <Form key={`${shown.opening} ${shown.edited}`} edited={shown.edited} onDirty={onDirty} onClose={onClose} />
      </Modal>
      <LeaveQuestion
        opened={asking}
        onStay={() => afterThisKey(() => blocker.reset?.())}
        onLeave={() => blocker.proceed?.()}
      />
    </>
  );
}

/** Dialog and question both listen to Escape: one press must not open the question and answer it, or the other way round. */
function afterThisKey(act: () => void): void {
  setTimeout(act);
}
