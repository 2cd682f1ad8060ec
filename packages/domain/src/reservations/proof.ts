import { z } from 'zod';

const hex = z.string().max(128);

/** Some work for the visitor's device, signed by the server and bound to an activity and a time. */
export const ProofChallenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('SHA-256'),
    cost: z.number().int().min(1).max(10),
    /** `expires` in milliseconds. */
    data: z.strictObject({ activity: z.number().int(), expires: z.number().int() }),
    keyLength: z.number().int().max(32),
    keyPrefix: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});
export type ProofChallenge = z.infer<typeof ProofChallenge>;

/** A challenge with its solution, as a booking carries it. */
export const BookingProof = z.strictObject({
  challenge: ProofChallenge,
  solution: z.object({ counter: z.number().int().min(0), derivedKey: hex }),
});
export type BookingProof = z.infer<typeof BookingProof>;
