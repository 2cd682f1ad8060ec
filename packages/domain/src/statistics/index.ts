export { statisticsErrors } from './errors';
export { exportAddress } from './export-address';
export { monthDates, type NamedPeriod, namedPeriods, type Period, periodDates, yearBefore } from './periods';
export {
  AttendeeExportInput,
  AttendeeList,
  CountedReservationsInput,
  CountedState,
  type Dashboard,
  GeneralExportInput,
  LocalitiesExportInput,
  LocalitiesInput,
  type LocalityTotal,
  type MonthTotal,
  type PeriodFigures,
  type PeriodStatistics,
  PeriodStatisticsInput,
  type ProvinceChange,
  type ProvinceTotal,
  type ScopeStatistics,
  StatisticsPeriod,
  StatisticsScope,
} from './schema';
