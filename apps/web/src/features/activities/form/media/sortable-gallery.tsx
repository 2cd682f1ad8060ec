import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useId, useRef } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { GalleryTile } from './gallery-tile';
import './gallery.css';
import type { Picture } from './media-values';

export interface SortableGalleryProps {
  label: string;
  pictures: readonly Picture[];
  /** Dragged to a place, counted from 0; a screen reader has been told. */
  onDrag: (key: string, place: number) => void;
  /** Moved there by a button: told to nobody yet. */
  onStep: (key: string, place: number) => void;
  onRemove: (key: string) => void;
}

/** Pictures in an order that mouse, finger and keyboard change; a screen reader is told each step. */
export function SortableGallery({ label, pictures, onDrag, onStep, onRemove }: SortableGalleryProps) {
  const { announcements: say, instructions } = useTextsOf(activityEditing).media;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const carried = useRef(false);
  const count = pictures.length;
  const keys = pictures.map((picture) => picture.key);
  const placeOf = (id: UniqueIdentifier) => keys.indexOf(String(id));

  function end({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onDrag(String(active.id), placeOf(over.id));
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: instructions },
        announcements: {
          onDragStart({ active }) {
            carried.current = false;
            return say.start(placeOf(active.id) + 1, count);
          },
          onDragOver({ active, over }) {
            // Its own place comes first of all, and would talk over the start.
            carried.current ||= over !== null && over.id !== active.id;
            return over && carried.current ? say.over(placeOf(over.id) + 1, count) : undefined;
          },
          onDragEnd: ({ active, over }) => say.end(placeOf((over ?? active).id) + 1, count),
          onDragCancel: ({ active }) => say.cancel(placeOf(active.id) + 1),
        },
      }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ul className="gallery-tiles" aria-label={label}>
          {pictures.map((picture, place) => (
            <GalleryTile
              key={picture.key}
              picture={picture}
              place={place}
              count={count}
              onMove={(to) => onStep(picture.key, to)}
              onRemove={() => onRemove(picture.key)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}
