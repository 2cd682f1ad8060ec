import { useForm, type UseFormReturnType } from '@mantine/form';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { inOtherWords } from '../../../lib/forms/told';
import { useNewLanguage } from '../../../lib/forms/use-new-language';
import { formProblems } from './form-problems';
import type { ActivityFormValues } from './form-values';

export type ActivityForm = UseFormReturnType<ActivityFormValues>;

export function useActivityForm(initialValues: ActivityFormValues, language: StaffLanguage): ActivityForm {
  const form = useForm<ActivityFormValues>({
    initialValues,
    validate: (values) => formProblems(values, language),
    clearInputErrorOnChange: true,
  });
  useNewLanguage(language, () => form.setErrors(inOtherWords(form.errors, formProblems(form.getValues(), language))));
  return form;
}
