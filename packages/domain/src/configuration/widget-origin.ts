/** Sites of others on which the widget may stand. */
export const maxWidgetOrigins = 20;

const shape =
  /^(https?):\/\/([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)(?::(\d{1,5}))?\/?$/;
const defaultPorts: Readonly<Record<string, string>> = { http: '80', https: '443' };

/**
 * A web origin as browsers write it: scheme, host and a port that is not the scheme's own. Null for anything else, so
 * that what stands in a policy is neither a wildcard nor the start of another directive.
 */
export function tidyOrigin(text: string): string | null {
  const match = shape.exec(text.trim().toLowerCase());
  const [, scheme, host, port] = match ?? [];
  if (scheme === undefined || host === undefined || host.length > 253) return null;
  if (port === undefined || port === defaultPorts[scheme]) return `${scheme}://${host}`;
  const number = Number(port);
  return number >= 1 && number <= 65_535 ? `${scheme}://${host}:${number}` : null;
}
