import type { Language } from '@dehesa/domain/languages';
import type { Installation } from '../../context';
import { readSignedToken, signToken } from '../../signed-token';

/** The `{data}` of `/otra-fecha/{data}`: a reservation of a suspended outing, URL-safe and signed. Who has it may answer. */
export function moveToken(installation: Installation, moveId: number): string {
  return signToken(installation, 'other-date', String(moveId));
}

/** The move of a token that this installation signed; `undefined` for anything else. */
export function readMoveToken(installation: Installation, token: string): number | undefined {
  const payload = readSignedToken(installation, 'other-date', token);
  return payload !== undefined && /^[1-9]\d{0,9}$/.test(payload) ? Number(payload) : undefined;
}

/** Where another date is taken or declined. */
export function moveUrl(installation: Installation, moveId: number, language: Language): string {
  return `${installation.publicUrl}/otra-fecha/${moveToken(installation, moveId)}?lang=${language}`;
}
