import { createHmac } from 'node:crypto';
import { type Context, trace, TraceFlags } from '@opentelemetry/api';
import {
  type Sampler,
  SamplingDecision,
  type SamplingResult,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { SamplerSettings } from '../settings/tracing';

/**
 * Which traces are noted. Their ids and the mark that they are noted may come from strangers, who could choose both so that
 * all of theirs are: the mark counts from our own work alone, and the share is taken of what the id becomes under a key.
 * Under the same id it is the same everywhere, so that a page and what is sent from it are noted together or not at all.
 */
export class KeyedSampler implements Sampler {
  readonly #share: TraceIdRatioBasedSampler;
  readonly #settings: SamplerSettings;
  readonly #key: Buffer;

  constructor(settings: SamplerSettings, key: Buffer) {
    this.#share = new TraceIdRatioBasedSampler(settings.ratio);
    this.#settings = settings;
    this.#key = key;
  }

  shouldSample(context: Context, traceId: string): SamplingResult {
    const parent = trace.getSpanContext(context);
    const { followsParent, ratio } = this.#settings;
    if (followsParent && parent !== undefined && parent.isRemote !== true)
      return decided((parent.traceFlags & TraceFlags.SAMPLED) !== 0);
    if (ratio === 0 || ratio === 1) return decided(ratio === 1);
    const keyed = createHmac('sha256', this.#key).update(traceId).digest('hex').slice(0, 32);
    return decided(this.#share.shouldSample(context, keyed).decision === SamplingDecision.RECORD_AND_SAMPLED);
  }

  toString(): string {
    return `KeyedSampler{${this.#settings.ratio}}`;
  }
}

function decided(isNoted: boolean): SamplingResult {
  return { decision: isNoted ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD };
}
