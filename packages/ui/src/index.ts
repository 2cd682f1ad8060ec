export { ConfirmButton, type ConfirmButtonProps } from './confirm-button';
export { DialogButtons, type DialogButtonsProps } from './dialog-buttons';
export { PageHeader, type PageHeaderProps } from './page-header';
export { loadQuestions, Question } from './question';
export type { QuestionProps } from './question-dialog';
export { SectionCard, type SectionCardProps } from './section-card';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  LoadingState,
  type LoadingStateProps,
} from './screen-states';
export { createDehesaTheme, type ThemeTexts } from './theme';
export { Unbroken } from './unbroken';
