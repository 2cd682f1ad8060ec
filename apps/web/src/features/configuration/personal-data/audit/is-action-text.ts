import { type AuditActionTexts, auditActions } from '@dehesa/i18n/backoffice/personal-data';

export type NamedAction = keyof AuditActionTexts;

/** Whether an action has a name for people; one of a newer server may not. */
export function isActionText(action: string): action is NamedAction {
  return Object.hasOwn(auditActions.es, action);
}
