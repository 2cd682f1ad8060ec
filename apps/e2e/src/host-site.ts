import http from 'node:http';

/** A site of somebody else, at an origin of its own. */
export interface HostSite {
  origin: string;
  close(): void;
}

/** Serves one page around `content`, asked for at each visit; its own styles, its own policy. */
export async function startHostSite(content: () => string): Promise<HostSite> {
  const server = http.createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html>
<html lang="es">
<head><meta name="viewport" content="width=device-width, initial-scale=1"><title>La web de otra entidad</title>
<style>footer { padding: 2rem; }</style></head>
<body>
<header><h1>La web de otra entidad</h1><p><a href="/otra">Otra página</a></p></header>
<main>${content()}</main>
<footer><a href="/contacto">Contacto</a></footer>
</body>
</html>`);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the site has no port');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
