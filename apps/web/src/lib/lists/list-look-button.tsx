import { ActionIcon, Skeleton, Text } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../backoffice-language';
import { errorMessage } from '../error-message';
import type { ListColumns } from './list-look';
import type { ListLookPanelProps } from './list-look-panel';
import classes from './list-look.module.css';

/** What no list needs before it is opened; what did not arrive is asked for again when it is opened again. */
function usePanel() {
  const [Panel, setPanel] = useState<ComponentType<ListLookPanelProps>>();
  const [lost, setLost] = useState<unknown>();
  const load = async () => {
    setLost(undefined);
    try {
      const { ListLookPanel } = await import('./list-look-panel');
      setPanel(() => ListLookPanel);
    } catch (error) {
      setLost(error);
    }
  };
  return { Panel, lost, load };
}

/** Dense rows, columns and saved views of a list, behind a button in its heading, in the browser's own popover. */
export function ListLookButton({ list, columns }: ListColumns) {
  const { shell } = useTexts();
  const { language } = useLanguage();
  const { Panel, lost, load } = usePanel();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  /** Below the button, to the left of its right edge: the page scrolls with it. */
  function place() {
    const below = button.current?.getBoundingClientRect();
    if (below === undefined || panel.current === null) return;
    panel.current.style.top = `${below.bottom + window.scrollY + 4}px`;
    panel.current.style.right = `${Math.max(8, document.documentElement.clientWidth - below.right)}px`;
  }

  return (
    <div className={classes.corner}>
      <ActionIcon
        ref={button}
        size={36}
        popoverTarget={id}
        aria-label={shell.listLook}
        title={shell.listLook}
        onClick={place}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden />
      </ActionIcon>
      <section
        ref={panel}
        id={id}
        popover="auto"
        className={classes.panel}
        aria-label={shell.listLook}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open') void load();
        }}
      >
        {open && Panel && <Panel list={list} columns={columns} onDone={() => panel.current?.hidePopover()} />}
        {open && !Panel && lost === undefined && <Skeleton w={200} h={200} />}
        {open && !Panel && lost !== undefined && (
          <Text role="alert" size="sm" maw={240}>
            {errorMessage(lost, language).message}
          </Text>
        )}
      </section>
    </div>
  );
}
