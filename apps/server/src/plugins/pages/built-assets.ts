import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { pack, type Packed, sendPacked } from '../../public-pages/packed';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Folders of the build that have scripts and styles, in the order in which the static files look through them. */
const folders = ['client', 'public'];

/**
 * The scripts and styles of all pages, from memory: at opening time everybody loads those of the public ones, and a screen of
 * staff is some twenty-five. Each is read when it is first asked for, all of them are 12 MB; whatever else lies beside them
 * is the static files' matter, and so is a part of one.
 */
export const builtAssets = fp<{ deps: AppDeps }>(
  (app, { deps: { webDir, webDevelopment } }, done) => {
    if (webDir === null || webDevelopment !== undefined) return done();
    const kept = new Map<string, Promise<Packed | undefined>>();
    /** However many ask first, it is read once; of what is not there nothing is kept. */
    const read = (file: string) => {
      const known = kept.get(file);
      if (known !== undefined) return known;
      const reading = readBuilt(webDir, file);
      kept.set(file, reading);
      const forget = () => kept.delete(file);
      reading.then((found) => found === undefined && forget(), forget);
      return reading;
    };

    app.get<{ Params: { file: string } }>(
      '/assets/:file',
      { config: { withoutDatabase: true } },
      async (request, reply) => {
        const { file } = request.params;
        const type = types[path.extname(file)];
        const whole = type === undefined || request.headers.range !== undefined;
        const found = whole ? undefined : await read(file);
        if (found === undefined || type === undefined) return reply.sendFile(`assets/${file}`);
        void reply.type(type).header('cache-control', 'public, max-age=31536000, immutable');
        return sendPacked(request, reply, found);
      },
    );
    done();
  },
  { name: 'built-assets', dependencies: ['back-office'] },
);

/** A file as the build left it, with its compressed forms beside it; undefined where there is none of that name. */
async function readBuilt(webDir: string, file: string): Promise<Packed | undefined> {
  if (path.basename(file) !== file) return undefined;
  for (const folder of folders) {
    const at = path.join(webDir, folder, 'assets', file);
    const content = await contentOf(at);
    if (content === undefined) continue;
    const [br, gzip] = await Promise.all([contentOf(`${at}.br`), contentOf(`${at}.gz`)]);
    return pack(content, { br, gzip });
  }
  return undefined;
}

const contentOf = (file: string) => readFile(file).catch(() => undefined);
