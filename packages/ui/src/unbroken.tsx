/** What stays on one line: a reference breaks at its hyphen otherwise, a date at its spaces. */
export function Unbroken({ children }: { children: string }) {
  return <span style={{ whiteSpace: 'nowrap' }}>{children}</span>;
}
