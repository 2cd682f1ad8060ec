import type { PublicPicture } from '@dehesa/domain/activities';
import { type KeyboardEvent, type MouseEvent, type Ref, useRef, useState } from 'react';
import { useTexts } from '../../../lib/page-texts';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One large picture over the page, with its neighbours by button or arrow key; Escape closes it. */
function PictureViewer({
  ref,
  pictures,
  shown,
  title,
  onShow,
}: {
  ref: Ref<HTMLDialogElement>;
  pictures: readonly PublicPicture[];
  shown: number;
  title: string;
  onShow: (index: number) => void;
}) {
  const labels = useTexts().activity;
  const picture = pictures[shown];
  const to = (index: number) => pictures[index] !== undefined && onShow(index);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) to(shown + step);
  };
  const position = labels.picture(shown + 1, pictures.length);
  return (
    <dialog ref={ref} className="viewer" aria-label={title} onKeyDown={onKeyDown}>
      {picture !== undefined && (
        <>
          <img src={picture.url} alt={position} loading="lazy" />
          <p aria-live="polite">{position}</p>
          <form method="dialog" className="button-row">
            <Step label={labels.previousPicture} disabled={shown === 0} onClick={() => to(shown - 1)} />
            <button type="submit" className="button button-primary">
              {labels.close}
            </button>
            <Step label={labels.nextPicture} disabled={shown + 1 === pictures.length} onClick={() => to(shown + 1)} />
          </form>
        </>
      )}
    </dialog>
  );
}

/** Stays in place and in the tab order at the ends, so that the focus is not lost there. */
function Step({ label, disabled, onClick }: { label: string; disabled: boolean; onClick: () => void }) {
  return (
    <button type="button" className="button button-secondary" aria-disabled={disabled} onClick={onClick}>
      {label}
    </button>
  );
}

/** Small pictures that lead to the large ones: plain links, which the browser opens in a viewer where scripts run. */
export function PictureGallery({ pictures, title }: { pictures: readonly PublicPicture[]; title: string }) {
  const labels = useTexts().activity;
  const viewer = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(0);
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || viewer.current === null) return;
    event.preventDefault();
    setShown(index);
    viewer.current.showModal();
  };
  return (
    <>
      <ul className="gallery">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a href={picture.url} onClick={(event) => enlarge(event, index)}>
              <img
                src={picture.smallUrl}
                alt={labels.picture(index + 1, pictures.length)}
                width={picture.width ?? 640}
                height={picture.height ?? 480}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      <PictureViewer ref={viewer} pictures={pictures} shown={shown} title={title} onShow={setShown} />
    </>
  );
}
