import type { FastifyInstance } from 'fastify';

/** `METHOD /path` of everything that the server answers, read off its routing tree; HEAD goes with GET. */
export function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', segment = '', methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, Infinity, segment);
      const path = above.join('');
      return methods.split(', ').flatMap((method) => (method === '' || method === 'HEAD' ? [] : `${method} ${path}`));
    });
  return [...new Set(routes)];
}

/** An address that a route answers, whatever its parameters stand for. */
export function addressOf(route: string): string {
  const [, path = ''] = route.split(' ');
  return path
    .replaceAll(/:\w+/g, '1')
    .replace(/\*$/, 'ninguna')
    .replace(/^(?!\/)/, '/');
}
