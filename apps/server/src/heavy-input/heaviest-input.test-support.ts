import { z } from 'zod';

/** What JSON Schema says of a part of an input; only what is read here. */
interface Part {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Part[];
  oneOf?: Part[];
  allOf?: Part[];
  properties?: Record<string, Part>;
  additionalProperties?: boolean | Part;
  items?: Part;
  maxItems?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  maximum?: number;
  $ref?: string;
}

/** What has a limit in its meaning rather than in its schema. */
const formats: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://example.org/a',
  'date-time': '2026-05-01T10:00:00.000Z',
};

export interface Heaviest {
  input: unknown;
  /** Parts whose size nothing limits. */
  unlimited: string[];
}

/** The heaviest input that a schema takes: each text and list as long as may be, texts made of one sign. */
export function heaviestInput(schema: z.ZodType | undefined, sign: string): Heaviest {
  const unlimited: string[] = [];
  if (schema === undefined) return { input: undefined, unlimited };
  // JSON Schema has no dates: a part that may be anything.
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return { input: heaviest(JSON.parse(JSON.stringify(root)), ''), unlimited };

  function heaviest(part: Part, path: string): unknown {
    if ('const' in part) return part.const;
    if (part.enum) return longest(part.enum);
    const choices = part.anyOf ?? part.oneOf;
    if (choices) return longest(choices.map((choice) => heaviest(choice, path)));
    if (part.allOf) return Object.assign({}, ...part.allOf.map((each) => heaviest(each, path)));
    switch (part.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(part.properties ?? {}).map(([name, each]) => [name, heaviest(each, `${path}.${name}`)]),
        );
      case 'array': {
        if (part.maxItems === undefined) unlimited.push(`${path}[]`);
        const item = heaviest(part.items ?? {}, `${path}[]`);
        return Array.from({ length: part.maxItems ?? 1000 }, () => item);
      }
      case 'string':
        return text(part, path);
      case 'integer':
      case 'number':
        return part.maximum ?? 1;
      case 'boolean':
        return true;
      default:
        return null;
    }
  }

  function text({ format, pattern, maxLength }: Part, path: string): string {
    const known = format === undefined ? undefined : formats[format];
    if (known !== undefined && maxLength === undefined && format !== 'uri') return known;
    if (maxLength === undefined) unlimited.push(path);
    if (known !== undefined) return known.padEnd(maxLength ?? 1000, 'a');
    return (pattern === undefined ? sign : '0').repeat(maxLength ?? 1000).slice(0, maxLength);
  }
}

function longest(values: readonly unknown[]): unknown {
  const length = (value: unknown) => JSON.stringify(value)?.length ?? 0;
  return values.reduce((best, each) => (length(each) > length(best) ? each : best), values[0]);
}
