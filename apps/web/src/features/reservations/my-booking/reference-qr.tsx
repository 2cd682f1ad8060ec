import type { MyBooking } from '@dehesa/domain/reservations';

/** Free modules around the code, which readers need. */
const quiet = 4;

/** The QR as the server drew it: sharp at any size, and there without another request. */
export function ReferenceQr({ qr, label }: { qr: NonNullable<MyBooking['qr']>; label: string }) {
  const side = qr.size + 2 * quiet;
  return (
    <svg className="my-booking-qr" viewBox={`${-quiet} ${-quiet} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
