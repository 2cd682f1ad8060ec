export { databaseErrors } from './errors';
export { FaultListInput, StatementInput } from './schema';
export {
  firstWord,
  isStatementKind,
  statementKinds,
  statementLength,
  statementLimitMs,
  statementRowLimit,
} from './statement';
