/** Modules of white around the code, as scanners want it. */
const quiet = 4;

/** A QR as the server has drawn it: dark on white, whatever the colours around it. */
export function QrPicture({ size, path, label }: { size: number; path: string; label: string }) {
  const side = size + 2 * quiet;
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      width={220}
      height={220}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
