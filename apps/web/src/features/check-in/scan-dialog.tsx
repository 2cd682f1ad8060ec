import { readVisitCode } from '@dehesa/domain/reservations';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { scanQr } from '../../lib/scan-qr';
import { useGuide } from './guide-context';
import { isReference } from './list-view';
import type { CheckInList } from './records';

/** Finds a party by the QR of its confirmation. It ticks nobody: the guide sees first how many have come. */
export function ScanDialog({ list, onFound }: { list: CheckInList; onFound: (reference: string) => void }) {
  const labels = useGuide().texts.scan;
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="guide-small-button"
        onClick={() => {
          setIsOpen(true);
          dialog.current?.showModal();
        }}
      >
        <span aria-hidden="true">QR</span>
        <span className="visually-hidden">{labels.open}</span>
      </button>
      <dialog ref={dialog} aria-labelledby="guide-scan" onClose={() => setIsOpen(false)}>
        <h2 id="guide-scan">{labels.title}</h2>
        {isOpen && (
          <Camera
            list={list}
            onFound={(reference) => {
              dialog.current?.close();
              onFound(reference);
            }}
          />
        )}
        <button type="button" className="button button-secondary" onClick={() => dialog.current?.close()}>
          {labels.close}
        </button>
      </dialog>
    </>
  );
}

function Camera({ list, onFound }: { list: CheckInList; onFound: (reference: string) => void }) {
  const labels = useGuide().texts.scan;
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [unknown, setUnknown] = useState('');
  const heard = useEffectEvent((text: string) => {
    const code = readVisitCode(text);
    const reference = code?.kind === 'reference' ? code.reference : '';
    const party = list.parties.find((one) => isReference(one, reference));
    // Felt rather than seen: the eyes are on the visitor's telephone.
    navigator.vibrate?.(60);
    if (party) onFound(party.reference);
    else setUnknown(reference === '' ? 'QR' : reference);
  });
  useEffect(() => {
    if (video.current === null) return;
    return scanQr(video.current, heard, { onProblem: () => setFailed(true) });
  }, []);
  return (
    <>
      <p role="status">{unknown === '' ? labels.hint : labels.notFound(unknown)}</p>
      {failed ? (
        <p className="problem" role="alert">
          {labels.failed}
        </p>
      ) : (
        <video ref={video} className="guide-video" aria-label={labels.title} muted playsInline />
      )}
    </>
  );
}
