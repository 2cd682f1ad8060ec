import { useForm, type UseFormReturnType } from '@mantine/form';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { formProblems } from './form-problems';
import type { ActivityFormValues } from './form-values';

export type ActivityForm = UseFormReturnType<ActivityFormValues>;

export function useActivityForm(initialValues: ActivityFormValues, language: StaffLanguage): ActivityForm {
  return useForm<ActivityFormValues>({
    initialValues,
    validate: (values) => formProblems(values, language),
    clearInputErrorOnChange: true,
  });
}
