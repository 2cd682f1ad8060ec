/** JSON that is none, or nests too deep, or holds too much: the request's fault. Fastify answers its `statusCode`. */
export class UnreadableJson extends Error {
  readonly statusCode = 400;
  override readonly name = 'UnreadableJson';
}
