import { settingsLimits } from '@dehesa/domain/configuration';
import type { PasswordInputProps } from '@mantine/core';
import { PasswordField } from '../../../lib/password-field';
import { useConfigurationTexts } from '../use-configuration-texts';

/** A secret of the configuration (B42): what is stored shows as asterisks, which a click replaces as a whole. */
export function SecretInput(props: PasswordInputProps) {
  const { secretHint } = useConfigurationTexts();
  return (
    <PasswordField
      description={secretHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      maxLength={settingsLimits.secret}
      autoComplete="new-password"
      spellCheck={false}
      onFocus={(event) => event.currentTarget.select()}
      {...props}
    />
  );
}
