// Whether the product of this container answers, and its database too: what a container's health check asks.
const port = process.env.PORT ?? '3000';
const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(4_000) }).catch(
  () => null,
);
process.exit(answer?.ok === true ? 0 : 1);
