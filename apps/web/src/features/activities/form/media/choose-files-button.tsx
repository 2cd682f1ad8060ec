import { Button, type ButtonProps, FileButton } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useRef } from 'react';

export interface ChooseFilesButtonProps extends ButtonProps {
  accept: string;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

/** Opens the file dialog; the same file can be chosen again, as after a refusal. */
export function ChooseFilesButton({ accept, multiple = false, onChoose, ref, ...button }: ChooseFilesButtonProps) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      multiple
      accept={accept}
      inputProps={{ multiple }}
      resetRef={reset}
      onChange={(files) => {
        reset.current?.();
        if (files.length > 0) onChoose(files);
      }}
    >
      {({ onClick }) => <Button variant="default" {...button} ref={ref} onClick={onClick} />}
    </FileButton>
  );
}
