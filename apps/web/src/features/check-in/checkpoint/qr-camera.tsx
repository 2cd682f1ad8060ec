import { checkpointTexts } from '@dehesa/i18n/collaborators';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/page-texts';
import { scanQr, type ScanProblem } from '../../../lib/scan-qr';

/** The camera's picture while a QR code is looked for; `onText` hears each one once. */
export function QrCamera({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  const labels = checkpointTexts(useLanguage());
  const video = useRef<HTMLVideoElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [problem, setProblem] = useState<ScanProblem>();
  const [torch, setTorch] = useState<{ toggle: () => Promise<boolean> } | null>(null);
  const [isLit, setIsLit] = useState(false);
  const heard = useEffectEvent((text: string) => {
    // Felt rather than seen: the eyes are on the visitor's telephone.
    navigator.vibrate?.(60);
    onText(text);
  });

  useEffect(() => {
    stopButton.current?.focus();
    if (video.current === null) return;
    return scanQr(video.current, heard, {
      onProblem: setProblem,
      onReady: (toggle) => {
        setIsReady(true);
        setTorch(toggle && { toggle });
      },
    });
  }, []);

  return (
    <div className="qr-camera">
      <p role="status">{problem === undefined && (isReady ? labels.ready : labels.opening)}</p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {labels.problems[problem]}
        </p>
      )}
      <video
        ref={video}
        className="qr-video"
        hidden={problem !== undefined}
        aria-label={labels.video}
        muted
        playsInline
      />
      <div className="button-row">
        {torch !== null && (
          <button
            type="button"
            className="button button-secondary"
            aria-pressed={isLit}
            onClick={() => void torch.toggle().then(setIsLit, () => setTorch(null))}
          >
            {labels.torch}
          </button>
        )}
        <button ref={stopButton} type="button" className="button button-secondary" onClick={onClose}>
          {problem === undefined ? labels.stop : labels.close}
        </button>
      </div>
    </div>
  );
}
