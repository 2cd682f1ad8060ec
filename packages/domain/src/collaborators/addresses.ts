import type { Language } from '../language-codes';
/** Where a collaborator's staff registers visits; what its QR code says (U16). */
export function checkpointAddress(collaboratorId: number): string {
  return `/checkpoint?v=${collaboratorId}`;
}

/** The picture of that code. */
export function qrAddress(collaboratorId: number): string {
  return `/qr-colaborador/${collaboratorId}`;
}

/** The poster with it, as a PDF in a language. */
export function posterAddress(collaboratorId: number, language: Language): string {
  return `/cartel-colaborador/${collaboratorId}?lang=${language}`;
}
