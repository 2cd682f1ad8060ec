import type { CallerName } from '../authorization/callers.test-support';

/** What kind of answer a door gives: each words its refusals in its own way. */
export type DoorKind = 'procedure' | 'documented' | 'page' | 'stream';

/** One request, as somebody out there may send it; who sends it is signed in when it leaves. */
export interface FuzzInput {
  /** `reservations.create`, `/act-reservar`, `GET /agenda`: what findings are counted by. */
  door: string;
  kind: DoorKind;
  caller: CallerName;
  method: 'GET' | 'POST' | 'PUT' | 'HEAD' | 'OPTIONS';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** A documented call takes its session in the body: it is put in where this says so. */
  body?: unknown;
}
