import { useRef } from 'react';
import { randomKey } from '../random-key';

/**
 * The key of what is about to be sent: the same for as long as it says the same, so that sending it again after a lost
 * connection sends it once; another one for anything else, and once it was taken.
 */
export function useContentKey(): { keyOf: (content: string) => string; taken: () => void } {
  const last = useRef<{ content: string; key: string }>(undefined);
  return {
    keyOf(content) {
      if (last.current?.content !== content) last.current = { content, key: randomKey() };
      return last.current.key;
    },
    taken() {
      last.current = undefined;
    },
  };
}
