export { ConfirmButton, type ConfirmButtonProps } from './confirm-button';
export { PageHeader, type PageHeaderProps } from './page-header';
export { DialogButtons, type DialogButtonsProps, Question, type QuestionProps } from './question';
export {
  EmptyState,
  type EmptyStateProps,
  ErrorState,
  type ErrorStateProps,
  LoadingState,
  type LoadingStateProps,
} from './screen-states';
export { createDehesaTheme, type ThemeTexts } from './theme';
