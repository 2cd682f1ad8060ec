import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../env';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'dehesa-tracing-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const read = (env: Record<string, string>) => readEnvironment(true, { DATA_DIR: dataDir, ...env }).tracing;
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.org:4318' };

describe('whether traces are wanted (B104)', () => {
  it.each([
    ['nothing is set', {}],
    ['only a name and a sampler are', { OTEL_SERVICE_NAME: 'dehesa', OTEL_TRACES_SAMPLER: 'always_on' }],
    ['they are empty', { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_EXPORTER: '' }],
    ['the exporter is none', { ...endpoint, OTEL_TRACES_EXPORTER: 'none' }],
    ['the SDK is disabled', { ...endpoint, OTEL_TRACES_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'True' }],
  ])('not where %s', (_case, env) => {
    expect(read(env)).toBeNull();
  });

  it.each([
    [endpoint, 'https://collector.example.org:4318/v1/traces', 'http/protobuf'],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://10.0.0.1:4318/otlp/' },
      'http://10.0.0.1:4318/otlp/v1/traces',
      'http/protobuf',
    ],
    [
      { ...endpoint, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://tempo/api', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
      'http://tempo/api',
      'http/json',
    ],
    [
      {
        OTEL_TRACES_EXPORTER: 'otlp',
        OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
        OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/json',
      },
      'http://localhost:4318/v1/traces',
      'http/json',
    ],
    [{ OTEL_TRACES_EXPORTER: 'console' }, 'http://localhost:4318/v1/traces', 'console'],
  ])('where %j says so', (env, url, form) => {
    expect(read(env)).toMatchObject({ url, form });
  });
});

it('reads what else OpenTelemetry names, secrets from files too', () => {
  const file = path.join(dataDir, 'headers');
  writeFileSync(file, 'authorization=Bearer%20uno%3D,x-tenant = dos\n');
  expect(
    read({
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS_FILE: file,
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'x-tenant=tres',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=otro,deployment.environment.name=ensayo%20uno',
      OTEL_SERVICE_NAME: 'dehesa-tajo',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      OTEL_BSP_MAX_QUEUE_SIZE: '64',
    }),
  ).toEqual({
    form: 'http/protobuf',
    url: 'https://collector.example.org:4318/v1/traces',
    headers: { authorization: 'Bearer uno=', 'x-tenant': 'tres' },
    resource: { 'service.name': 'dehesa-tajo', 'deployment.environment.name': 'ensayo uno' },
    sampler: { ratio: 0.25, followsParent: false },
    queue: { most: 64, together: 512, delayMs: 5_000, patienceMs: 30_000 },
  });
  expect(read(endpoint)).toMatchObject({
    headers: {},
    resource: { 'service.name': 'dehesa' },
    sampler: { ratio: 1, followsParent: true },
  });
});

it.each([
  ['always_off', undefined, { ratio: 0, followsParent: false }],
  ['always_on', '0.5', { ratio: 1, followsParent: false }],
  ['parentbased_traceidratio', '0.01', { ratio: 0.01, followsParent: true }],
  ['traceidratio', undefined, { ratio: 1, followsParent: false }],
])('takes the sampler %s with %s', (name, share, sampler) => {
  const given = {
    ...endpoint,
    OTEL_TRACES_SAMPLER: name,
    ...(share !== undefined && { OTEL_TRACES_SAMPLER_ARG: share }),
  };
  expect(read(given)).toMatchObject({ sampler });
});

it.each([
  [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER is "zipkin": use otlp, console or none'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is no address of a collector'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'ftp://a:clave@b' }, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is no address'],
  [
    { ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc": use http/protobuf or http/json',
  ],
  [{ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'clave' }, 'OTEL_EXPORTER_OTLP_HEADERS cannot be read'],
  [{ ...endpoint, OTEL_RESOURCE_ATTRIBUTES: 'clave=%zz' }, 'OTEL_RESOURCE_ATTRIBUTES cannot be read'],
  [
    { ...endpoint, OTEL_TRACES_SAMPLER: 'jaeger_remote' },
    'OTEL_TRACES_SAMPLER is "jaeger_remote": use one of always_on',
  ],
  [
    { ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '10%' },
    'OTEL_TRACES_SAMPLER_ARG is "10%"',
  ],
  [{ ...endpoint, OTEL_BSP_MAX_QUEUE_SIZE: '-1' }, 'OTEL_BSP_MAX_QUEUE_SIZE is "-1"'],
])('refuses %j in one line, without a secret', (env, message) => {
  expect(() => read(env)).toThrow(
    expect.objectContaining({ expected: true, message: expect.stringContaining(message) }),
  );
  expect(() => read(env)).toThrow(expect.objectContaining({ message: expect.not.stringMatching(/clave|%zz/) }));
});
