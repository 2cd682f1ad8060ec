export { ConfirmButton, type ConfirmButtonProps } from './confirm-button';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { ErrorState, type ErrorStateProps } from './error-state';
export { LoadingState, type LoadingStateProps } from './loading-state';
export { PageHeader, type PageHeaderProps } from './page-header';
export { createDehesaTheme, type ThemeTexts } from './theme';
