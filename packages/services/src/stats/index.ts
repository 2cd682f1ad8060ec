export { type ComingActivity, type Overview, overview } from './overview';
