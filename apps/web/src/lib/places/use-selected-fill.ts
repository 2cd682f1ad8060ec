import { useLayoutEffect, useRef } from 'react';

/**
 * What is filled into a field while the cursor stands in it is selected, so that who types on replaces it. `expect` is
 * told what people write or choose themselves.
 */
export function useSelectedFill(value: string) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  useLayoutEffect(() => {
    if (value !== known.current && document.activeElement === input.current) input.current?.select();
    known.current = value;
  }, [value]);
  const expect = (next: string) => {
    known.current = next;
  };
  return { input, expect };
}
