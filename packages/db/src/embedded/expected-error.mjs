/** A failure the reader can act on: whoever prints it shows the message alone, without a stack. */
export class ExpectedError extends Error {
  expected = true;
}
