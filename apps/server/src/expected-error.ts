/** A fault of the set-up, not of the product: told in one line, without a stack trace. */
export class ExpectedError extends Error {
  readonly expected = true;
}
