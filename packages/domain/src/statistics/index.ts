export { statisticsErrors } from './errors';
export { exportAddress } from './export-address';
export {
  AttendeeExportInput,
  AttendeeList,
  type Dashboard,
  GeneralExportInput,
  LocalitiesExportInput,
  LocalitiesInput,
  type LocalityTotal,
  type ProvinceTotal,
  type ScopeStatistics,
  StatisticsScope,
} from './schema';
