/** c•••@example.org: enough to recognise one's own address, too little to learn another's. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
