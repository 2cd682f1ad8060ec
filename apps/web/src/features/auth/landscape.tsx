/** The dehesa at dusk beside the sign-in form: decoration only, drawn here. */
export function Landscape({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
      <rect width="800" height="900" fill="#f3e3c3" />
      <circle cx="560" cy="330" r="86" fill="#e3b568" />
      <path d="M0 470c90-60 170-30 250-70s150-120 240-80 190 20 310 90v490H0z" fill="#c9cfb0" />
      <path d="M0 560c120-50 210 10 330-30s240-70 470 10v360H0z" fill="#8fae86" />
      <path d="M0 660c160-60 280-10 420-20s250-40 380 10v250H0z" fill="#5f8a5f" />
      <path d="M0 770c140-40 300-20 430-10s260-20 370 20v120H0z" fill="#2f5a3c" />
      <HolmOak x={150} y={690} size={1} />
      <HolmOak x={420} y={640} size={0.55} />
      <HolmOak x={650} y={720} size={1.25} />
      <HolmOak x={300} y={600} size={0.35} />
      <path d="M520 190q20-16 38 2q18-18 40-2q-24-4-40 12q-14-16-38-12z" fill="#4d2e08" />
      <path d="M640 240q12-10 24 1q11-11 25-1q-15-2-25 8q-9-10-24-8z" fill="#4d2e08" />
    </svg>
  );
}

function HolmOak({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="0" cy="6" rx="110" ry="12" fill="#234530" opacity="0.35" />
      <path d="M-12 4c4-40-2-60-26-86l14-8 20 30 2-44h10l2 44 24-34 12 10c-26 28-34 50-30 88z" fill="#6c410d" />
      <path
        d="M-8-210c50-6 78 18 84 46 36 2 54 28 46 54-6 22-32 30-60 26-24 16-52 12-66 4-22 12-54 8-66-6-30 4-52-10-54-32-2-26 18-42 42-44 8-28 34-44 74-48z"
        fill="#234530"
      />
      <path d="M-4-204c36-4 62 12 70 34-34-14-62-8-76 2-22-12-52-10-70 2 10-22 36-34 76-38z" fill="#3f7350" />
    </g>
  );
}
