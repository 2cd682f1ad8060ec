/** Flags are decoration: the language's name stands beside them. */
export function SpanishFlag() {
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      <rect width="24" height="16" fill="#aa151b" />
      <rect y="4" width="24" height="8" fill="#f1bf00" />
    </svg>
  );
}

export function PortugueseFlag() {
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      <rect width="24" height="16" fill="#da291c" />
      <rect width="9.6" height="16" fill="#046a38" />
      <circle cx="9.6" cy="8" r="3.2" fill="#ffe900" />
      <circle cx="9.6" cy="8" r="1.8" fill="#fff" stroke="#da291c" strokeWidth="0.8" />
    </svg>
  );
}
