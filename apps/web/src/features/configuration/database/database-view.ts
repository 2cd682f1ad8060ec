import { whole } from '../../../lib/address-view';

/** What the address says of the tab "Base de datos": the page of the log of faults. */
export const databaseReaders = { faults: whole(10_000) };
