import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../lib/backoffice-language';

/** A password with an eye that shows or hides it and says which of the two it will do. */
export function PasswordField(props: PasswordInputProps) {
  const { showPassword, hidePassword } = useTexts().login;
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? hidePassword : showPassword, tabIndex: 0 }}
    />
  );
}
