import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fp from 'fastify-plugin';
import type { AppDeps } from '../../app-deps';
import { pack, type Packed, sendPacked } from '../../public-pages/packed';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * The scripts and styles of the public pages, from memory: at opening time everybody loads them. They are few and small, read
 * when they are first asked for; whatever else lies beside them is the static files' matter, and so is a part of one.
 */
export const publicAssets = fp<{ deps: AppDeps }>(
  (app, { deps: { webDir, webDevelopment } }, done) => {
    if (webDir === null || webDevelopment !== undefined) return done();
    const folder = path.join(webDir, 'public', 'assets');
    const kept = new Map<string, Promise<Packed | undefined>>();
    /** However many ask first, it is read once; of what is not there nothing is kept. */
    const read = (file: string) => {
      const known = kept.get(file);
      if (known !== undefined) return known;
      const reading = readBuilt(folder, file);
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
  { name: 'public-assets', dependencies: ['back-office'] },
);

/** A file as the build left it, with its compressed forms beside it; undefined where there is none of that name. */
async function readBuilt(folder: string, file: string): Promise<Packed | undefined> {
  if (path.basename(file) !== file) return undefined;
  const [content, br, gzip] = await Promise.all(
    ['', '.br', '.gz'].map((form) => readFile(path.join(folder, `${file}${form}`)).catch(() => undefined)),
  );
  return content && pack(content, { br, gzip });
}
