/** Numbers, and lengths in characters, of an activity's own questions (B73). */
export const questionLimits = {
  /** Asked at the same time. */
  questions: 6,
  /** Also those that are not asked any more, whose answers can still be read. */
  stored: 40,
  label: 200,
  options: 10,
  option: 100,
  answer: 250,
  days: 365,
  standardDays: 30,
} as const;

/** Those that are still asked. */
export function asked<Q extends { retired: boolean }>(questions: readonly Q[]): Q[] {
  return questions.filter(({ retired }) => !retired);
}
