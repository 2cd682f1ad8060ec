export { findLocalities } from './find-localities';
export { findMunicipalities } from './find-municipalities';
export { findPostalCode } from './find-postal-code';
export { seedPlaces, seedProvinces } from './seed-places';
export { type PostalReport, type RejectedLine } from './copy-postal-rows';
export { beginPostalImport, type PostalImportOptions, startPostalImport } from './import-postal-codes';
export type { PostalFile } from './postal-file';
export { listPortugueseLocalities, listSpanishMunicipalities, type LocalityFilter } from './list-localities';
export { listPostalImports, type PostalCoverage, readPostalCoverage } from './read-postal-state';
