export { type Refusal, RefusalLog, type RefusalReason } from './refusal-log';
