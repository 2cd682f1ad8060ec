import S3rver from 's3rver';

// An S3 server over a folder, for trying what several machines have: `node file-server.mjs FOLDER PORT BUCKET`. It is the one of
// the tests, whose keys everybody knows, and so hears this machine alone.
const [directory, port, name] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name }],
});
await server.run();
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
