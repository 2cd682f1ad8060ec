import superjson from 'superjson';

/**
 * superjson as the server takes it: dates and `undefined` are annotated, but not that an object stands in two places
 * (B51). What stands twice is sent twice.
 */
export const wire: {
  serialize: (value: unknown) => unknown;
  deserialize: typeof superjson.deserialize;
} = {
  serialize(value) {
    const { json, meta } = superjson.serialize(value);
    if (meta?.values === undefined) return { json };
    return { json, meta: { values: meta.values, v: meta.v } };
  },
  deserialize: superjson.deserialize.bind(superjson),
};
