import { legacyCalls } from './routes';
import { Fault, Refusal } from './shapes';

/**
 * Throws where a documented call answers what its description does not tell: a field too many or too few, another type.
 * Every answer of `TestApp.call` passes through here, so the description is as true as the tests are many.
 */
export function holdToDocumentation(url: string, status: number, answer: unknown): void {
  const path = url.replace(/^\/api/, '').replace(/\/+$/, '');
  const call = legacyCalls[path];
  if (call === undefined) return;
  const refused =
    status !== 200 || (typeof answer === 'object' && answer !== null && Reflect.get(answer, 'error') === true);
  const expected = status === 500 ? Fault : refused ? Refusal : call.answer;
  const { error } = expected.safeParse(answer);
  if (error) {
    const reasons = error.issues.map(({ path: where, message }) => `${where.join('.')}: ${message}`).join('; ');
    throw new Error(`${path} answered what its description does not tell (${reasons}): ${JSON.stringify(answer)}`);
  }
}
