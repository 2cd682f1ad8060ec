import { ExpectedError } from '../expected-error';

/** Where traces go, and how many (B104). */
export interface TracingSettings {
  /** OTLP over HTTP in one of its two forms, or the standard output. */
  form: 'http/protobuf' | 'http/json' | 'console';
  url: string;
  headers: Readonly<Record<string, string>>;
  /** Of this service: its name and what else is told of it. */
  resource: Readonly<Record<string, string>>;
  sampler: SamplerSettings;
  queue: QueueSettings;
}

export interface SamplerSettings {
  /** Which traces are noted: this share of them, from 0 to 1. */
  ratio: number;
  /** Whether what is done for a traced piece of work of ours is noted along with it. */
  followsParent: boolean;
}

/** In spans and milliseconds. */
export interface QueueSettings {
  most: number;
  together: number;
  delayMs: number;
  patienceMs: number;
}

type WholeNumber = (name: string, fallback: number, min: number, max: number) => number;

const forms = ['http/protobuf', 'http/json'] as const;
const samplers = ['always_on', 'always_off', 'traceidratio'] as const;

/** By the variables that OpenTelemetry names for every program; null where none of them says that traces are wanted. */
export function parseTracing(env: NodeJS.ProcessEnv, wholeNumber: WholeNumber): TracingSettings | null {
  if (env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return null;
  const exporter = env['OTEL_TRACES_EXPORTER'] ?? '';
  if (!['', 'otlp', 'console', 'none'].includes(exporter))
    throw new ExpectedError(`OTEL_TRACES_EXPORTER is "${exporter}": use otlp, console or none`);
  const isNamed = Boolean(env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  if (exporter === 'none' || (exporter === '' && !isNamed)) return null;
  return {
    form: exporter === 'console' ? 'console' : formOf(env),
    url: endpoint(env),
    headers: { ...pairs(env, 'OTEL_EXPORTER_OTLP_HEADERS'), ...pairs(env, 'OTEL_EXPORTER_OTLP_TRACES_HEADERS') },
    resource: {
      'service.name': 'dehesa',
      ...pairs(env, 'OTEL_RESOURCE_ATTRIBUTES'),
      ...(env['OTEL_SERVICE_NAME'] && { 'service.name': env['OTEL_SERVICE_NAME'] }),
    },
    sampler: samplerOf(env),
    queue: {
      most: wholeNumber('OTEL_BSP_MAX_QUEUE_SIZE', 2_048, 1, 100_000),
      together: wholeNumber('OTEL_BSP_MAX_EXPORT_BATCH_SIZE', 512, 1, 10_000),
      delayMs: wholeNumber('OTEL_BSP_SCHEDULE_DELAY', 5_000, 1, 600_000),
      patienceMs: wholeNumber('OTEL_BSP_EXPORT_TIMEOUT', 30_000, 1, 600_000),
    },
  };
}

function formOf(env: NodeJS.ProcessEnv): (typeof forms)[number] {
  const [name, text = ''] = firstSet(env, ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL']);
  if (text === '') return 'http/protobuf';
  const form = forms.find((one) => one === text);
  if (form === undefined) throw new ExpectedError(`${name} is "${text}": use ${forms.join(' or ')}`);
  return form;
}

/** That of traces is taken as it is, that of everything is where their path begins. */
function endpoint(env: NodeJS.ProcessEnv): string {
  const [name, text = ''] = firstSet(env, ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT']);
  if (text === '') return 'http://localhost:4318/v1/traces';
  // It may hold a password, and is not repeated.
  if (!/^https?:\/\/[^\s?#]+$/.test(text) || !URL.canParse(text))
    throw new ExpectedError(`${name} is no address of a collector: http://localhost:4318`);
  return name === 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT' ? text : `${text.replace(/\/+$/, '')}/v1/traces`;
}

function samplerOf(env: NodeJS.ProcessEnv): SamplerSettings {
  const text = env['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on';
  const followsParent = text.startsWith('parentbased_');
  const kind = samplers.find((one) => one === text.replace('parentbased_', ''));
  if (kind === undefined) {
    const known = samplers.map((one) => `${one}, parentbased_${one}`).join(', ');
    throw new ExpectedError(`OTEL_TRACES_SAMPLER is "${text}": use one of ${known}`);
  }
  const share = env['OTEL_TRACES_SAMPLER_ARG'] || '1';
  const ratio = Number(share);
  if (kind !== 'traceidratio') return { ratio: kind === 'always_on' ? 1 : 0, followsParent };
  if (!(ratio >= 0 && ratio <= 1))
    throw new ExpectedError(`OTEL_TRACES_SAMPLER_ARG is "${share}": a share from 0 to 1 is needed, as 0.1`);
  return { ratio, followsParent };
}

/** `name=value` with commas between them, percent-encoded; values may be secrets and are not repeated. */
function pairs(env: NodeJS.ProcessEnv, name: string): Record<string, string> {
  const parts = (env[name] ?? '').split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const at = part.indexOf('=');
      try {
        if (at > 0)
          return [decodeURIComponent(part.slice(0, at).trim()), decodeURIComponent(part.slice(at + 1).trim())];
      } catch {
        // Told below like what has no name.
      }
      throw new ExpectedError(`${name} cannot be read: name=value, with commas between them and percent-encoded`);
    }),
  );
}

function firstSet(
  env: NodeJS.ProcessEnv,
  names: readonly string[],
): readonly [name: string, value: string | undefined] {
  const name = names.find((one) => env[one]) ?? names[0] ?? '';
  return [name, env[name]];
}
