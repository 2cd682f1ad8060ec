/** Why there is no picture to read from. */
export type ScanProblem = 'denied' | 'noCamera' | 'failed';

export interface ScanOptions {
  /** The picture is there; `toggleTorch` where the camera has a light, and answers whether it shines now. */
  onReady?: (toggleTorch: (() => Promise<boolean>) | null) => void;
  onProblem?: (problem: ScanProblem) => void;
}

/** A code stays in view for a while: so long it counts as read once. */
const sameCodeMs = 4000;

/**
 * Shows the camera's picture in `video` and calls `onText` with what each QR code says, until the answered function is
 * called. The reader itself is loaded only now. Nothing of the picture leaves the device.
 */
export function scanQr(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  { onReady, onProblem }: ScanOptions = {},
): () => void {
  let stopped = false;
  let destroy: (() => void) | undefined;
  let last = { text: '', at: 0 };

  const read = (text: string) => {
    const now = performance.now();
    const isNew = text !== last.text || now - last.at > sameCodeMs;
    last = { text, at: now };
    if (!stopped && isNew) onText(text);
  };

  const start = async () => {
    const [{ default: QrScanner }, stream] = await Promise.all([import('qr-scanner'), openCamera()]);
    if (stopped) return close(stream);
    video.srcObject = stream;
    const scanner = new QrScanner(video, ({ data }) => read(data), {
      returnDetailedScanResult: true,
      preferredCamera: 'environment',
      maxScansPerSecond: 8,
    });
    destroy = () => {
      scanner.destroy();
      close(stream);
      video.srcObject = null;
    };
    await scanner.start();
    const hasTorch = await scanner.hasFlash().catch(() => false);
    if (stopped) return;
    onReady?.(hasTorch ? () => scanner.toggleFlash().then(() => scanner.isFlashOn()) : null);
  };

  start().catch((error: unknown) => {
    destroy?.();
    if (!stopped) onProblem?.(problemOf(error));
  });
  return () => {
    stopped = true;
    destroy?.();
  };
}

function openCamera(): Promise<MediaStream> {
  // Not there where the page did not come over https.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (devices === undefined) return Promise.reject(new DOMException('no camera', 'NotFoundError'));
  return devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } });
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The browser's name for what went wrong; the reader's own errors are strings. */
function problemOf(error: unknown): ScanProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noCamera' : 'failed';
}
