import { useEffect, useState } from 'react';

/** The address within the guide, and how to go to another without loading the page anew. */
export function usePath(): { path: string; go: (to: string) => void } {
  const [path, setPath] = useState(() => location.pathname);
  const [moves, setMoves] = useState(0);

  useEffect(() => {
    const onBack = () => {
      setMoves((before) => before + 1);
      setPath(location.pathname);
    };
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, []);

  // A screen reader hears where it is now.
  useEffect(() => {
    if (moves > 0) document.querySelector<HTMLElement>('h1')?.focus();
  }, [moves]);

  return {
    path,
    go(to) {
      history.pushState(null, '', to);
      setMoves((before) => before + 1);
      setPath(location.pathname);
      scrollTo(0, 0);
    },
  };
}
