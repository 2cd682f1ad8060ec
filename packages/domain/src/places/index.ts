export { districtOfConcelho } from './districts';
export { placeErrors } from './errors';
export { isTileAddress, isTileOfOurs, type MapTile, mapTileZooms } from './map-tile';
export { localitySuggestions } from './locality-suggestions';
export { languageOfPostalCode, parsePostalCode } from './postal-code';
export {
  type PostalImportFailure,
  postalImportFailure,
  postalImportFailures,
  type PostalImportStage,
  postalImportStages,
} from './postal-import';
export { parsePostalRow, type PostalRow, type PostalRowFault, postalRowFaults } from './postal-row';
export { provinceOfPlate } from './plate-letters';
export { placeLabels } from './place-labels';
export {
  borderFetchFailure,
  type BorderFetchFailure,
  borderFetchFailures,
  type BorderFetchStage,
  borderFetchStages,
  municipalBordersAddress,
  municipalBordersCredit,
} from './municipal-borders';
export { isInRegion, mapRegion, placeMapAddress, placeMapBounds, type PlacePoint } from './place-map';
export { portuguesePlaceName, spanishPlaceName } from './place-names';
export { foldName, provinceByName } from './province-names';
export { provinceOfPostalCode, provinces, provincesOf, type Province } from './provinces';
export {
  LocalitySearch,
  type MunicipalityOption,
  MunicipalitySearch,
  type Place,
  PostalCodeInput,
  type PostalCodePlaces,
} from './schema';
