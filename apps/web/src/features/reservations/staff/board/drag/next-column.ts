import type { KeyboardCoordinateGetter } from '@dnd-kit/core';

/** With the arrow keys what is carried goes to the column on the left or on the right; the other keys move nothing. */
export const nextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = event.code === 'ArrowRight' ? 1 : event.code === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const { collisionRect, droppableRects } = context;
  if (collisionRect === null) return undefined;
  const columns = [...droppableRects.values()].toSorted((a, b) => a.left - b.left);
  const centre = collisionRect.left + collisionRect.width / 2;
  const here = columns.findIndex(({ left, right }) => left <= centre && centre <= right);
  const target = columns[here + step];
  if (here === -1 || target === undefined) return undefined;
  return { x: target.left + (target.width - collisionRect.width) / 2, y: currentCoordinates.y };
};
