import { settingsLimits as limits } from '@dehesa/domain/configuration';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { Checkbox, SimpleGrid, TextInput } from '@mantine/core';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { SecretInput } from '../../settings/secret-input';

type Field =
  | 'mailHost'
  | 'mailPort'
  | 'mailAccount'
  | 'mailPassword'
  | 'mailFrom'
  | 'mailAlias'
  | 'mailTls'
  | 'mailRequireTls';

interface OutgoingFieldsProps {
  /** Of a form that has these fields. */
  getInputProps: (field: Field, options?: { type: 'checkbox' }) => object;
  /** The stored password goes with what is typed, and is wanted again. */
  passwordAsked?: boolean;
}

/** By which server mail leaves, and from whom. */
export function OutgoingFields({ getInputProps, passwordAsked = false }: OutgoingFieldsProps) {
  const { outgoing } = useTextsOf(mailConfiguration);
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={outgoing.host}
          maxLength={limits.host}
          autoComplete="off"
          spellCheck={false}
          {...getInputProps('mailHost')}
        />
        <TextInput
          label={outgoing.port}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          {...getInputProps('mailPort')}
        />
        <TextInput
          label={outgoing.account}
          maxLength={limits.account}
          autoComplete="off"
          spellCheck={false}
          {...getInputProps('mailAccount')}
        />
        <SecretInput
          label={outgoing.password}
          description={outgoing.passwordHint}
          asked={passwordAsked}
          {...getInputProps('mailPassword')}
        />
        <TextInput
          label={outgoing.from}
          description={outgoing.fromHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="email"
          maxLength={limits.email}
          autoComplete="off"
          {...getInputProps('mailFrom')}
        />
        <TextInput label={outgoing.alias} maxLength={limits.alias} autoComplete="off" {...getInputProps('mailAlias')} />
      </SimpleGrid>
      <Checkbox
        label={outgoing.tls}
        description={outgoing.tlsHint}
        {...getInputProps('mailTls', { type: 'checkbox' })}
      />
      <Checkbox
        label={outgoing.requireTls}
        description={outgoing.requireTlsHint}
        {...getInputProps('mailRequireTls', { type: 'checkbox' })}
      />
    </>
  );
}
