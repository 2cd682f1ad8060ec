/** Why the database of a WordPress did not answer. `notAllowed`: it was not asked, for its address is not allowed. */
export type WordpressFailure = 'notAllowed' | 'unreachable' | 'timeLimit' | 'credentials' | 'noDatabase' | 'other';

/** The port of a MySQL server that a setting does not name. */
const defaultPort = 3306;

/** A host of the settings with the port that WordPress lets stand after it: `db.example.org:3307`, `[::1]:3307`. */
export function wordpressServer(host: string): { host: string; port: number } {
  const [, name = host, port] = /^\[?([^\]]*?)\]?(?::(\d{1,5}))?$/.exec(host) ?? [];
  // A bare IPv6 address is colons all over.
  if ((host.match(/:/g)?.length ?? 0) > 1 && !host.startsWith('[')) return { host, port: defaultPort };
  return { host: name, port: port === undefined ? defaultPort : Number(port) };
}
