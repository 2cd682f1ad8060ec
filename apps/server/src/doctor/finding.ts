/** What `dehesa doctor` found of one thing: `note` can be lived with, `fault` cannot. */
export interface Finding {
  subject: string;
  state: 'good' | 'note' | 'fault';
  says: string;
  /** What to do about it; empty where all is good. */
  todo: string;
}

export const good = (subject: string, says: string): Finding => ({ subject, state: 'good', says, todo: '' });
export const note = (subject: string, says: string, todo: string): Finding => ({ subject, state: 'note', says, todo });
export const fault = (subject: string, says: string, todo: string): Finding => ({
  subject,
  state: 'fault',
  says,
  todo,
});

/** The shortest true words of what went wrong, without addresses' passwords: those stand in no driver's message. */
export function wordsOf(error: unknown): string {
  const source = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (source instanceof AggregateError && source.errors.length > 0) return wordsOf(source.errors[0]);
  if (!(source instanceof Error)) return String(source);
  const code = 'code' in source && typeof source.code === 'string' ? source.code : '';
  return source.message === '' ? code : (source.message.split('\n')[0] ?? code);
}
