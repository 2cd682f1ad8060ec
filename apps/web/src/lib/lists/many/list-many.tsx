import { changeManyLimit } from '@dehesa/domain/chosen-address';
import { manyLists } from '@dehesa/i18n/backoffice/many-lists';
import { Button, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTextsOf } from '../../backoffice-language';
import type { ListSelection } from './list-selection';
import { ManyDialog } from './many-dialog';
import { SelectionBar } from './selection-bar';
import { SheetButton } from './sheet-button';
import { tickPageId } from './ticks';
import { useDialogOf } from './use-dialog-of';
import { type ManyAnswer, type RefusedOne, useManySteps } from './use-many-steps';

/** Something that is done to all that are ticked. */
export interface ListDeed<Refused extends RefusedOne> {
  icon: ReactNode;
  texts: {
    label: string;
    title: string;
    message: (count: number) => string;
    accept: string;
    done: (count: number) => string;
  };
  /** It takes something away. */
  warns?: boolean;
  /** Those of the ticked ones that it is done to, and what is said of the others; to all where nothing is said. */
  about?: { ids: readonly number[]; others: string };
  change: (ids: number[]) => Promise<ManyAnswer<Refused>>;
}

/** Of the dialog in which the ticked ones are written to. */
export interface ManyWritingProps {
  ids: readonly number[];
  opened: boolean;
  onClose: () => void;
  onGone: () => void;
  onSent: () => void;
}

interface ListManyProps<Refused extends RefusedOne> {
  selection: Pick<ListSelection<unknown>, 'chosen' | 'lost' | 'stop'>;
  /** What the bar at the foot of the list is called. */
  label: string;
  deeds: readonly ListDeed<Refused>[];
  /** Writes to them, where that is offered (B90). */
  write?: { label: string; Dialog: ComponentType<ManyWritingProps> };
  nameOf: (refused: Refused) => string;
  /** After many were changed, as far as it came. */
  afterwards: () => Promise<unknown>;
  sheet: (ids: readonly number[]) => string;
}

/** What is done at once to what is ticked in a list, or that nothing of it is ticked any more (B96). */
export function ListMany<Refused extends RefusedOne>(props: ListManyProps<Refused>) {
  const { selection, label, deeds, write, sheet } = props;
  const texts = useTextsOf(manyLists);
  const dialog = useDialogOf<{ deed: ListDeed<Refused> | 'write'; ids: readonly number[] }>();
  const { about } = dialog;
  const shown = { opened: dialog.opened, onClose: dialog.close, onGone: () => dialog.gone(tickPageId) };
  const ids = [...selection.chosen.keys()];
  const tooMany = ids.length - changeManyLimit;
  return (
    <>
      {(ids.length > 0 || selection.lost) && (
        <SelectionBar
          label={label}
          count={ids.length === 0 ? texts.lost : texts.chosen(ids.length)}
          gone={tooMany > 0 ? texts.tooMany(changeManyLimit, tooMany) : undefined}
          away={dialog.opened}
          closeLabel={ids.length === 0 ? texts.close : texts.stop}
          onClose={() => {
            selection.stop();
            document.getElementById(tickPageId)?.focus();
          }}
        >
          {ids.length > 0 && (
            <>
              {deeds.map((deed) => (
                <Button
                  key={deed.texts.label}
                  variant="default"
                  c={deed.warns ? 'var(--mantine-color-clay-text)' : undefined}
                  disabled={tooMany > 0 || deed.about?.ids.length === 0}
                  leftSection={deed.icon}
                  onClick={() => dialog.open({ deed, ids: deed.about?.ids ?? ids })}
                >
                  {deed.texts.label}
                </Button>
              ))}
              {write && (
                <Button
                  variant="default"
                  disabled={tooMany > 0}
                  leftSection={<IconMail size={18} stroke={1.6} aria-hidden />}
                  onClick={() => dialog.open({ deed: 'write', ids })}
                >
                  {write.label}
                </Button>
              )}
              <SheetButton texts={texts} address={sheet(ids)} disabled={tooMany > 0} />
            </>
          )}
        </SelectionBar>
      )}
      {about && about.deed !== 'write' && <DeedDialog {...props} {...shown} deed={about.deed} ids={about.ids} />}
      {about?.deed === 'write' && write && (
        <Suspense fallback={null}>
          <write.Dialog {...shown} ids={about.ids} onSent={selection.stop} />
        </Suspense>
      )}
    </>
  );
}

interface DeedDialogProps<Refused extends RefusedOne> extends Pick<
  ListManyProps<Refused>,
  'selection' | 'nameOf' | 'afterwards'
> {
  deed: ListDeed<Refused>;
  ids: readonly number[];
  opened: boolean;
  onClose: () => void;
  onGone: () => void;
}

function DeedDialog<Refused extends RefusedOne>({
  selection,
  nameOf,
  afterwards,
  deed,
  ids,
  ...dialog
}: DeedDialogProps<Refused>) {
  const texts = useTextsOf(manyLists);
  const steps = useManySteps<Refused>(ids, afterwards);
  const others = deed.about?.others;
  return (
    <ManyDialog<Refused>
      {...dialog}
      title={deed.texts.title}
      texts={texts}
      acceptLabel={deed.texts.accept}
      warns={deed.warns ?? false}
      count={ids.length}
      steps={steps}
      onAccept={() => steps.run(deed.change)}
      onDone={selection.stop}
      done={deed.texts.done}
      nameOf={nameOf}
    >
      <Text>{deed.texts.message(ids.length)}</Text>
      {others !== undefined && others !== '' && <Text size="sm">{others}</Text>}
    </ManyDialog>
  );
}
