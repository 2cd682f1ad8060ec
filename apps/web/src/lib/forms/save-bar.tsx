import { longForms } from '@dehesa/i18n/backoffice/long-forms';
import { Anchor, Button, Group } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTextsOf } from '../backoffice-language';
import classes from './save-bar.module.css';
import { useSaveKey } from './use-save-key';

export interface SaveBarProps {
  /** What the button says. */
  save: string;
  dirty: boolean;
  /** The form is being saved, or the next screen is on its way. */
  locked: boolean;
  /** Of something that there is not yet: nothing of it is saved, also where nothing was typed. */
  isNew?: boolean;
  /** How many fields have to be corrected, and the way to the first of them. */
  faults?: { count: number; onGo: () => void };
  /** Nothing can be saved before something is typed. */
  onlyDirty?: boolean;
  /** It stands in a foot that stays in sight by itself. */
  inFoot?: boolean;
  /** Other ways out, before the button. */
  children?: ReactNode;
}

/**
 * The one button that saves a long form, in sight however long it is: whether something is unsaved, and how much is to be
 * corrected (U50). Ctrl or ⌘ and S press it.
 */
export function SaveBar(props: SaveBarProps) {
  const { save, dirty, locked, isNew = false, faults, onlyDirty = false, inFoot = false, children } = props;
  const texts = useTextsOf(longForms);
  const button = useRef<HTMLButtonElement>(null);
  useSaveKey(button);
  return (
    <div className={inFoot ? classes.within : classes.bar} role="group" aria-label={texts.bar} data-save-bar>
      <div className={classes.state}>
        <span role="status" className={classes.word} data-unsaved={dirty || undefined}>
          {dirty && <IconPencil size={18} aria-hidden />}
          {!dirty && !isNew && <IconCheck size={18} aria-hidden />}
          {stateText()}
        </span>
        {faults !== undefined && faults.count > 0 && (
          <Anchor
            component="button"
            type="button"
            display="inline-flex"
            c="var(--dehesa-danger)"
            mih={44}
            style={{ alignItems: 'center' }}
            onClick={faults.onGo}
          >
            <span className={classes.word} style={{ color: 'inherit' }}>
              <IconAlertCircle size={18} aria-hidden />
              {texts.faults(faults.count)}
            </span>
          </Anchor>
        )}
      </div>
      <Group gap="sm" className={classes.buttons}>
        {children}
        <Button
          ref={button}
          type="submit"
          loading={locked}
          disabled={onlyDirty && !dirty}
          aria-keyshortcuts="Control+S Meta+S"
        >
          {save}
        </Button>
      </Group>
    </div>
  );

  function stateText(): string {
    if (locked) return texts.saving;
    if (dirty) return texts.unsaved;
    return isNew ? '' : texts.stored;
  }
}
