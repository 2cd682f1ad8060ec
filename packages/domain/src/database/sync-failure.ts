/** Why what is published was not answered for: not sent at all with `notAllowed` and `notEncrypted` (B39). */
export type SyncFailure = 'notAllowed' | 'notEncrypted' | 'unreachable' | 'timeLimit';
