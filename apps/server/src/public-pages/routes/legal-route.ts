import { legalAddresses, type LegalKind, legalKinds } from '@dehesa/domain/configuration';
import { madridDate } from '@dehesa/domain/madrid-time';
import { readLegalText } from '@dehesa/services/configuration';
import type { PageRequest, PageRoutes } from '../page-kit';

/** `/politica-de-privacidad` is the same page as `/politica-privacidad`. */
const addresses: readonly (readonly [string, LegalKind])[] = [
  ...legalKinds.map((kind) => [legalAddresses[kind], kind] as const),
  ['/politica-de-privacidad', 'privacy'],
];

/** Privacy, cookies and legal notice (U33). */
export const legalRoute: PageRoutes = (app, { services, options, common, send }) => {
  for (const [address, kind] of addresses) {
    app.get(address, options, async (request: PageRequest, reply) => {
      const { shared } = await common(request, reply);
      const text = await readLegalText(services, { kind, language: shared.language });
      if (text === null) return send(request, reply, { ...shared, kind: 'notFound' });
      const { html, version, updatedAt } = text;
      return send(request, reply, {
        ...shared,
        kind: 'legal',
        text: kind,
        html,
        version,
        updatedOn: madridDate(updatedAt),
      });
    });
  }
};
