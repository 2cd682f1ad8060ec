import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconTrash } from '@tabler/icons-react';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { smallImage } from '../../../../lib/small-image';
import type { Picture } from './media-values';

export interface GalleryTileProps {
  picture: Picture;
  /** From 0. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onRemove: () => void;
}

/** A picture to drag by mouse, finger or keyboard, with buttons that do the same in single steps (WCAG 2.5.7). */
export function GalleryTile({ picture, place, count, onMove, onRemove }: GalleryTileProps) {
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
