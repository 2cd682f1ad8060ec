import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { build, createServer, createServerModuleRunner } from 'vite';
import { readFile } from 'node:fs/promises';

const WEB = path.resolve('apps/web');
const RENDERER = path.join(WEB, 'src/app/booking/entry-server.tsx');
/** What the browser loads before the scripts of a page, so that its screens can be exchanged. */
const FIRST = ['/@vite/client', '/@id/__x00__@vitejs/plugin-react/preamble'];
const ENTRIES = [
  'index.html',
  'login.html',
  'instalar.html',
  'guia.html',
  'src/app/booking/{entry,frame}-client.{ts,tsx}',
  'src/app/print/print-list.ts',
];

/** Vite's development server for what runs in browsers, and for what runs here the modules as it transforms them. */
export async function startSources() {
  const vite = await createServer({
    root: WEB,
    configFile: path.join(WEB, 'vite.config.ts'),
    appType: 'custom',
    clearScreen: false,
    // A line of its own: it outlives the server, which begins anew with each of its files.
    server: { middlewareMode: true, hmr: { port: await freePort() }, watch: { ignored: ['**/dist/**'] } },
    ssr: { noExternal: [/^@dehesa\//] },
    optimizeDeps: { entries: ENTRIES },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const listeners = [];
  let widget;
  vite.watcher.on('all', (_event, file) => {
    widget = undefined;
    for (const listen of listeners) listen(file);
  });

  const web = {
    serve: (request, response) =>
      new Promise((resolve, reject) => {
        response.once('close', () => resolve(true));
        vite.middlewares(request, response, (error) => {
          if (error === undefined) resolve(false);
          else reject(error instanceof Error ? error : new Error(String(error)));
        });
      }),
    page: async (file, address) => vite.transformIndexHtml(address, await readFile(path.join(WEB, file), 'utf8'), file),
    assets: async (scripts, modules = []) => ({
      scripts: [...FIRST, ...scripts.map((script) => `/${script}`)],
      preloads: [],
      styles: await stylesOf(vite, [...scripts, ...modules]),
    }),
    renderPage: async (request) => (await runner.import(RENDERER)).renderPage(request),
    widgetScript: () => (widget ??= buildWidget()),
  };
  return {
    web,
    load: (file) => runner.import(file),
    /** Tells of the files that run here and that a saved one concerns, when they are no longer the loaded ones. */
    onChange(settleMs, listener) {
      const saved = new Set();
      let timer;
      listeners.push((file) => {
        saved.add(file);
        clearTimeout(timer);
        timer = setTimeout(() => {
          const concerned = forget(runner.evaluatedModules, saved);
          saved.clear();
          listener(concerned);
        }, settleMs);
      });
    },
    async stop() {
      await runner.close();
      await vite.close();
    },
  };
}

/** Forgets what was made of `files` and of all that imports them; answers the files of what it forgot. */
function forget(loaded, files) {
  const found = new Set();
  const visit = (module) => {
    if (module === undefined || found.has(module)) return;
    found.add(module);
    for (const importer of module.importers) visit(loaded.getModuleById(importer));
  };
  for (const file of files) for (const module of loaded.getModulesByFile(file) ?? []) visit(module);
  for (const module of found) loaded.invalidateModule(module);
  return new Set([...found].map(({ file }) => file));
}

/** The style sheets that modules import, for a page that shows before its scripts run. */
async function stylesOf(vite, modules) {
  const { client } = vite.environments;
  const seen = new Set();
  const styles = [];
  const visit = async (url) => {
    if (seen.has(url) || url.includes('/node_modules/') || (url.startsWith('/@') && !url.startsWith('/@fs/'))) return;
    seen.add(url);
    if (/\.css(?:$|\?)/.test(url)) return void styles.push(`${url}${url.includes('?') ? '&' : '?'}direct`);
    await client.transformRequest(url);
    const module = await client.moduleGraph.getModuleByUrl(url);
    for (const imported of module?.staticImportedUrls ?? []) await visit(imported);
  };
  for (const module of modules)
    await visit(module.startsWith('..') ? `/@fs${path.resolve(WEB, module)}` : `/${module}`);
  return styles;
}

async function buildWidget() {
  const [{ output }] = await build({
    root: WEB,
    configFile: path.join(WEB, 'vite.widget.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  });
  return output[0].code;
}

async function freePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
