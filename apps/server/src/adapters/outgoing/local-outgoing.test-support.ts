import { parseAllowedHosts } from './allowed-hosts';
import { Outgoing } from './outgoing';

/** For tests: this machine is allowed besides, as OUTGOING_ALLOW would allow it. */
export const localOutgoing = new Outgoing({ allowed: parseAllowedHosts('localhost, 127.0.0.0/8, ::1') });
