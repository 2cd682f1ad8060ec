import { type ComponentType, memo, useLayoutEffect, useRef, useState } from 'react';
import { sameShown } from './same-shown';

type Handler = (...args: unknown[]) => unknown;
type Props = Readonly<Record<string, unknown>>;

/**
 * An input that is drawn again only when what it shows is another. A form is drawn with each key that is pressed in one of its
 * fields, and what its other fields are given then looks the same, but for handlers made anew: those always reach the newest.
 */
export function quiet<P extends object>(Input: ComponentType<P>): ComponentType<P> {
  const Drawn = memo(Input as ComponentType<Props>, sameShown);
  return function QuietInput(props: P) {
    const newest = useRef<Props>(props as Props);
    useLayoutEffect(() => {
      newest.current = props as Props;
    });
    const [lasting] = useState(() => new Map<string, Handler>());
    const given: Record<string, unknown> = { ...(props as Props) };
    for (const [name, value] of Object.entries(given)) {
      if (typeof value !== 'function' || !/^on[A-Z]/.test(name)) continue;
      let handler = lasting.get(name);
      if (handler === undefined) {
        handler = (...args) => (newest.current[name] as Handler | undefined)?.(...args);
        lasting.set(name, handler);
      }
      given[name] = handler;
    }
    return <Drawn {...given} />;
  };
}
