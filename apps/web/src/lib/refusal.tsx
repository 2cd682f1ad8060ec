import { ErrorState } from '@dehesa/ui';
import { notifications } from '@mantine/notifications';
import { useLanguage } from './backoffice-language';
import { errorMessage } from './error-message';

/** What was refused and what to do about it (U11), beside what was tried; nothing where nothing was. */
export function Refusal({ error }: { error: unknown }) {
  const { language } = useLanguage();
  return error !== null && error !== undefined && <ErrorState {...errorMessage(error, language)} />;
}

/** Tells in passing what was refused, where nothing stands beside what was tried. */
export function useTellRefusal(): (error: unknown) => void {
  const { language } = useLanguage();
  return (error) => void notifications.show({ color: 'clay', ...errorMessage(error, language) });
}

/** For the part of a screen that holds the fields: what was refused goes as soon as one of them is changed. */
export function refusalGoesOn({ isError, reset }: { isError: boolean; reset: () => void }) {
  return {
    onInput: () => {
      if (isError) reset();
    },
  };
}
