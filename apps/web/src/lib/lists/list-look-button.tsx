import { ActionIcon, Skeleton } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTexts } from '../backoffice-language';
import type { ListColumns } from './list-look';
import classes from './list-look.module.css';

// No list needs it before it is opened.
const ListLookPanel = lazy(async () => ({ default: (await import('./list-look-panel')).ListLookPanel }));

/** Dense rows, columns and saved views of a list, behind a button in its heading, in the browser's own popover. */
export function ListLookButton({ list, columns }: ListColumns) {
  const { shell } = useTexts();
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
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <Suspense fallback={<Skeleton w={200} h={200} />}>
            <ListLookPanel list={list} columns={columns} onDone={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </section>
    </div>
  );
}
