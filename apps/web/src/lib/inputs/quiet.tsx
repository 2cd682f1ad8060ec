import { type ComponentType, createElement, memo, useLayoutEffect, useRef, useState } from 'react';
import { sameShown } from './same-shown';

type Handler = (...args: unknown[]) => unknown;

/**
 * A part of a screen that is drawn again only when what it shows is another: an input of a form, which is drawn with each key
 * that is pressed in one of its fields, or a card of a board, which is read anew with each change of one. What the others are
 * given then looks the same, but for handlers made anew: those always reach the newest.
 */
export function quiet<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  const Drawn = memo(Part, sameShown);
  return function Quiet(props: P) {
    const newest = useRef(props);
    useLayoutEffect(() => {
      newest.current = props;
    });
    const [lasting] = useState(() => new Map<string, Handler>());
    const handlers = Object.keys(props)
      .filter((name) => /^on[A-Z]/.test(name) && isHandler(Reflect.get(props, name)))
      .map((name) => [name, lasting.get(name) ?? reach(newest, name)] as const);
    for (const [name, handler] of handlers) lasting.set(name, handler);
    return createElement<P>(Drawn, { ...props, ...Object.fromEntries(handlers) });
  };
}

/** The same from one drawing to the next, whichever handler the input has by then. */
function reach(newest: { readonly current: object }, name: string): Handler {
  return (...args) => {
    const handler: unknown = Reflect.get(newest.current, name);
    return isHandler(handler) ? handler(...args) : undefined;
  };
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}
