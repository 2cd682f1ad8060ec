import { settingsLimits } from '@dehesa/domain/configuration';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { type PasswordInputProps, Text } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import { PasswordField } from '../../../lib/forms/password-field';

interface SecretInputProps extends PasswordInputProps {
  /** What was stored is for another server or account, so that it has to be typed again. */
  asked?: boolean;
}

/** A secret of the configuration (B42): what is stored shows as asterisks, which a click replaces as a whole. */
export function SecretInput({ asked = false, description, ...props }: SecretInputProps) {
  const { secretHint, secretAsked } = useTextsOf(configurationTexts);
  return (
    <PasswordField
      description={
        <span aria-live="polite">
          {asked ? (
            <Text span inherit fw={600} c="var(--dehesa-ink)">
              {secretAsked}
            </Text>
          ) : (
            (description ?? secretHint)
          )}
        </span>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={settingsLimits.secret}
      autoComplete="new-password"
      spellCheck={false}
      onFocus={(event) => event.currentTarget.select()}
      {...props}
    />
  );
}
