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
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { smallImage } from '../../../../lib/files/image-sizes';
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

interface GalleryTileProps {
  picture: Picture;
  /** From 0. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onRemove: () => void;
}

/** A picture to drag by mouse, finger or keyboard, with buttons that do the same in single steps (WCAG 2.5.7). */
function GalleryTile({ picture, place, count, onMove, onRemove }: GalleryTileProps) {
  const texts = useTextsOf(activityEditing).media;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
    attributes: { roleDescription: texts.sortable },
  });
  const number = place + 1;
  return (
    <li
      ref={setNodeRef}
      className="gallery-tile"
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        className="gallery-picture"
        {...attributes}
        {...listeners}
        aria-label={texts.drag(number, count)}
      >
        <img src={smallImage(picture.url)} alt="" loading="lazy" draggable={false} />
        <span className="gallery-place" aria-hidden>
          {number}
        </span>
      </button>
      <div className="gallery-actions">
        <ActionIcon
          color="gray"
          c="var(--dehesa-ink)"
          aria-label={texts.moveBefore(number)}
          data-disabled={place === 0 || undefined}
          aria-disabled={place === 0}
          onClick={() => place > 0 && onMove(place - 1)}
        >
          <IconArrowLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          color="gray"
          c="var(--dehesa-ink)"
          aria-label={texts.moveAfter(number)}
          data-disabled={number === count || undefined}
          aria-disabled={number === count}
          onClick={() => number < count && onMove(place + 1)}
        >
          <IconArrowRight size={18} aria-hidden />
        </ActionIcon>
      </div>
      <ActionIcon className="gallery-remove" color="clay" aria-label={texts.remove(number)} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
