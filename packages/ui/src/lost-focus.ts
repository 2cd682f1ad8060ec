import { useEffect, useRef } from 'react';

const headings = 'h1, h2, h3, h4, h5, h6';
/** What has a heading of its own. */
const parts = 'section, article, li, tr';

/** Where the focus can go when a button is gone with all that stood beside it: what tells where one is, nearest first. */
function placesAround(button: HTMLElement): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let around = button.parentElement; around !== null; around = around.parentElement) {
    const heading = [...around.querySelectorAll<HTMLElement>(headings)].find(
      (one) => one.closest(parts)?.contains(button) ?? true,
    );
    if (heading !== undefined) places.push(heading);
    if (around.getAttribute('tabindex') === '-1') places.push(around);
  }
  return places;
}

/** Sets the focus to the first of them that is still there and takes it, else to the title of the screen. */
function focusFirst(places: readonly HTMLElement[]): void {
  for (const place of [...places, document.querySelector('h1')]) {
    if (place === null || !place.isConnected) continue;
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    // Who goes on with the mouse keeps the rows in sight.
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}

/**
 * Keeps the focus from falling to the top of the page when what a button does takes the button away, which may be before or
 * after its dialog has closed: `note` when it is pressed, `expect` when it does it, `forget` once the focus went elsewhere.
 */
export function useLostFocus() {
  const noted = useRef<HTMLElement[]>([]);
  const expected = useRef(false);
  // No layout effect: by now the button has left the page.
  useEffect(
    () => () => {
      if (expected.current && document.activeElement === document.body) focusFirst(noted.current);
    },
    [],
  );
  return {
    note: (button: HTMLElement) => {
      noted.current = placesAround(button);
    },
    expect: () => {
      expected.current = true;
    },
    forget: () => {
      expected.current = false;
    },
  };
}
