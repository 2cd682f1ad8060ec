/** What kind of refusal a code is; each door (tRPC, legacy, HTTP) maps kinds to its own statuses once. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooManyRequests'
  | 'busy'
  | 'tooLarge';
