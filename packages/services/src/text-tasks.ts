import { cleanCss } from './configuration/settings/clean-css';
import { storableBody } from './messages/templates/storable-body';

/** What is done with texts that may take long: nothing but what is handed over, so that another thread can do it. */
export const textTasks = { cleanCss, storableBody };
export type TextTasks = typeof textTasks;
