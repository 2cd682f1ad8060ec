import type { GroupValues, RecordGroup } from '@dehesa/domain/messages';

/** What fills the fields of a preview, apart from addresses, which are the installation's. */
export type SampleValues = { [G in RecordGroup]: GroupValues<G> };
