import type { onSendAsyncHookHandler } from 'fastify';

/** What no page may use, but for those that say otherwise. */
export const noCamera = 'camera=(), microphone=()';

/**
 * For the pages that read QR codes: the camera, for themselves and no frame within them. Where the browser cannot read
 * codes itself, the library that does runs in a worker of its own making.
 */
export const allowCamera: onSendAsyncHookHandler = async (_request, reply, payload) => {
  void reply.header('permissions-policy', 'camera=(self), microphone=()');
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string') void reply.header('content-security-policy', `${policy}; worker-src 'self' blob:`);
  return payload;
};
