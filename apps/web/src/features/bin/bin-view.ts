import { pageSizes } from '@dehesa/domain/page-sizes';
import { addressView, oneOf, whole } from '../../lib/addresses/address-view';

/** Whose bin is shown, as the address names it. */
export const binTypes = ['reservas', 'cuentas', 'colaboradores'] as const;
export type BinType = (typeof binTypes)[number];

/** What the address of the bin says. */
export const BinView = addressView({ tipo: oneOf(binTypes), page: whole(10_000), size: oneOf(pageSizes) });
export type BinView = ReturnType<typeof BinView.parse>;
