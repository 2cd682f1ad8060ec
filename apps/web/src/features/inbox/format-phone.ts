/** Digits of a country's code and how its numbers are grouped; others in threes. */
const countries = [
  ['+34', [3, 3, 3]],
  ['+351', [3, 3, 3]],
  ['+33', [1, 2, 2, 2, 2]],
  ['+44', [4, 6]],
  ['+49', [3, 4, 4]],
] as const;

/** +34 600 100 201: a number as people read it; what is none stays as it is. */
export function formatPhone(phone: string): string {
  if (!/^\+\d{6,15}$/.test(phone)) return phone;
  const [code, groups] = countries.find(([prefix]) => phone.startsWith(prefix)) ?? [phone.slice(0, 3), [3, 3, 3]];
  const parts: string[] = [code];
  let rest = phone.slice(code.length);
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  // What is left over belongs to the last group.
  return parts.join(' ') + rest;
}
