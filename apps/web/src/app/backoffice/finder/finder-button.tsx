import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../../lib/backoffice-language';

type Dialog = ComponentType<{ onClose: () => void }>;

let loading: Promise<Dialog> | undefined;

/** What was not there to be loaded is asked for again with the next press. */
function loadDialog(): Promise<Dialog> {
  const load = async () => (await import('./finder-dialog')).FinderDialog;
  return (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
}

const prepare = () => void loadDialog().catch(() => undefined);

/** Something that is over the screen already wants its answer first. */
const isCovered = () => document.querySelector('dialog[open], [aria-modal=true]') !== null;

/** Opens the search, which is loaded with the first press, from wherever the keyboard is: Ctrl or ⌘ and K (U46). */
export function FinderButton() {
  const { shell } = useTexts();
  const [wanted, setWanted] = useState(false);
  const [Loaded, setLoaded] = useState<Dialog>();

  const open = () => {
    setWanted(true);
    void loadDialog().then(
      (dialog) => setLoaded(() => dialog),
      () => setWanted(false),
    );
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // The first of the two keys is pressed a moment before the other.
    if (event.key === 'Control' || event.key === 'Meta') prepare();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    // An editor of rich text has a link by the same keys.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!isCovered()) open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className="top-bar-button top-bar-search"
        aria-label={shell.search}
        aria-keyshortcuts="Control+K Meta+K"
        title={`${shell.search} (Ctrl+K)`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <IconSearch size={24} stroke={1.6} aria-hidden />
      </button>
      {wanted && Loaded !== undefined && <Loaded onClose={() => setWanted(false)} />}
    </>
  );
}
