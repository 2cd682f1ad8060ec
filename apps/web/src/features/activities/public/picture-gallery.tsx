import type { PublicPicture } from '@dehesa/domain/activities';
import { type MouseEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { PictureViewer } from './picture-viewer';

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
