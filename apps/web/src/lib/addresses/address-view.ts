/** What a value of an address means; undefined where it means nothing. */
type Read<T> = (value: unknown) => T | undefined;

/** A text as the router wrote it. */
export const text =
  (max: number): Read<string> =>
  (value) =>
    typeof value === 'string' && value.length <= max ? value : undefined;

/** A text as people type it into an address, where digits would be a number. */
export const typedText =
  (max: number): Read<string> =>
  (value) =>
    text(max)(typeof value === 'number' || typeof value === 'boolean' ? String(value) : value);

/** A whole number from 1, as a page or an id is. */
export const whole =
  (max = Number.MAX_SAFE_INTEGER): Read<number> =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max ? value : undefined;

/** The same within quotes, as older links have it. */
export const typedWhole =
  (max?: number): Read<number> =>
  (value) =>
    whole(max)(typeof value === 'string' && value.trim() !== '' ? Number(value) : value);

export const oneOf =
  <const T>(values: readonly T[]): Read<T> =>
  (value) =>
    values.find((known) => known === value);

/** One of these numbers, also within quotes. */
export const typedOneOf =
  <const T extends number>(values: readonly T[]): Read<T> =>
  (value) =>
    oneOf(values)(typedWhole()(value));

/** What the first of two can read. */
export const either =
  <A, B>(first: Read<A>, second: Read<B>): Read<A | B> =>
  (value) =>
    first(value) ?? second(value);

/** A list of which every part is read; else nothing of it. */
export const listOf =
  <T>(read: Read<T>, max: number): Read<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > max) return undefined;
    const parts = value.flatMap((part: unknown) => read(part) ?? []);
    return parts.length === value.length ? parts : undefined;
  };

type Readers = Readonly<Record<string, Read<unknown>>>;

/** What an address says about a screen. */
export type ViewOf<R extends Readers> = { [K in keyof R]?: ReturnType<R[K]> };

/** How a screen reads its address: anything that it cannot mean is left out. Without zod, since every screen's address is known from the start. */
export function addressView<R extends Readers>(readers: R) {
  return {
    parse(address: Record<string, unknown>): ViewOf<R> {
      const known = Object.entries(readers).filter(([key]) => key in address);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what the reader of its key made of it
      return Object.fromEntries(known.map(([key, read]) => [key, read(address[key])])) as ViewOf<R>;
    },
  };
}
