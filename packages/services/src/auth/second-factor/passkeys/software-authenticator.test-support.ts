import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const userPresent = 0x01;
const attested = 0x40;

export interface Circumstances {
  rpId: string;
  origin: string;
  /** What its counter says; it does not count where nothing is said. */
  counter?: number;
}

/** An authenticator with one ES256 passkey, as WebAuthn has it: makes it, and signs with it. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const head = { id, rawId: id, type: 'public-key' as const };

  return {
    id,
    /** The answer to a registration's challenge. */
    make(challenge: string, { rpId, origin, counter = 0 }: Circumstances) {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(Buffer.from(x, 'base64url'))],
          [-3, bytes(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = Buffer.concat([
        authenticatorData(rpId, userPresent | attested, counter),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', bytes(data)],
        ]),
      );
      return {
        ...head,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
      };
    },
    /** The answer to a sign-in's challenge. */
    sign(challenge: string, { rpId, origin, counter = 0 }: Circumstances) {
      const data = authenticatorData(rpId, userPresent, counter);
      const client = clientData('webauthn.get', challenge, origin);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...head,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), rest]);
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** CBOR writes bytes as such, a Buffer not. */
const bytes = (buffer: Buffer) => new Uint8Array(buffer);
