export { executeStatement, type StatementOutcome } from './execute-statement';
export { type DumpSink, exportDatabase } from './export-database';
export { clearFaults, type ListedFault, listFaults } from './faults';
export { type DatabaseState, inspectDatabase } from './inspect-database';
export { type ConsoleTable, listTables, type TableWrite } from './list-tables';
export { recordFault, type ServerFault } from './record-fault';
export { synchronise } from './synchronise';
