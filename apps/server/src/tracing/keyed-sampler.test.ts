import { randomBytes } from 'node:crypto';
import { ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { describe, expect, it } from 'vitest';
import type { SamplerSettings } from '../settings/tracing';
import { KeyedSampler } from './keyed-sampler';

const key = Buffer.alloc(32, 5);
const tenth: SamplerSettings = { ratio: 0.1, followsParent: true };
const spanId = 'd'.repeat(16);
const traceIds = Array.from({ length: 4_000 }, () => randomBytes(16).toString('hex'));

const noted = (sampler: KeyedSampler, traceId: string, parent?: { traceFlags: number; isRemote: boolean }) => {
  const context = parent ? trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, ...parent }) : ROOT_CONTEXT;
  return sampler.shouldSample(context, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED;
};

describe('which traces are noted (B104)', () => {
  it('is the share that is asked for, the same in every process of an installation', () => {
    const [one, other] = [new KeyedSampler(tenth, key), new KeyedSampler(tenth, key)];
    const chosen = traceIds.filter((id) => noted(one, id));
    expect(chosen.length).toBeGreaterThan(300);
    expect(chosen.length).toBeLessThan(500);
    expect(chosen.every((id) => noted(other, id))).toBe(true);
  });

  it('strangers decide neither by their mark nor by the ids that they choose', () => {
    const sampler = new KeyedSampler(tenth, key);
    // By the usual way to take a share all of these would be noted.
    const low = Array.from(
      { length: 1_000 },
      () => `00000000${randomBytes(4).toString('hex')}00000000${randomBytes(4).toString('hex')}`,
    );
    const taken = low.filter((id) => noted(sampler, id, { traceFlags: 1, isRemote: true }));
    expect(taken.length).toBeGreaterThan(40);
    expect(taken.length).toBeLessThan(180);
    expect(low.filter((id) => noted(sampler, id, { traceFlags: 0, isRemote: true }))).toEqual(taken);
    expect(low.filter((id) => noted(new KeyedSampler(tenth, Buffer.alloc(32, 6)), id))).not.toEqual(taken);
  });

  it('what is done for our own work follows it, unless it is told not to', () => {
    const [id = ''] = traceIds.filter((one) => noted(new KeyedSampler(tenth, key), one));
    for (const [followsParent, traceFlags, expected] of [
      [true, 1, true],
      [true, 0, false],
      [false, 0, true],
    ] as const)
      expect(noted(new KeyedSampler({ ratio: 0.1, followsParent }, key), id, { traceFlags, isRemote: false })).toBe(
        expected,
      );
  });

  it.each([0, 1])('is none or all where the share is %i', (ratio) => {
    const sampler = new KeyedSampler({ ratio, followsParent: false }, key);
    expect(traceIds.filter((id) => noted(sampler, id))).toHaveLength(ratio * traceIds.length);
  });
});
