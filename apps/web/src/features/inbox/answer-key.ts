/** 128 random bits; `randomUUID` would ask for https. */
export function newAnswerKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
