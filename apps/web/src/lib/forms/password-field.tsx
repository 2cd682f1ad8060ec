import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../backoffice-language';

interface PasswordFieldProps extends PasswordInputProps {
  /** For one that is there to be read. */
  initiallyVisible?: boolean;
}

/** A password with an eye that shows or hides it and says which of the two it will do. */
export function PasswordField({ initiallyVisible = false, ...props }: PasswordFieldProps) {
  const { showPassword, hidePassword } = useTexts().login;
  const [visible, setVisible] = useState(initiallyVisible);
  return (
    <PasswordInput
      // The input itself says nothing of its error.
      {...(props.error && { 'aria-invalid': true })}
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? hidePassword : showPassword, tabIndex: 0 }}
    />
  );
}
