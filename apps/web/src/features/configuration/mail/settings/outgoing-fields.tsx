import { type FixedMail, hiddenSecret, settingsLimits as limits } from '@dehesa/domain/configuration';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { mailConfiguration } from '@dehesa/i18n/backoffice/message-configuration';
import { SimpleGrid } from '@mantine/core';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { SecretInput } from '../../settings/secret-input';
import { Checkbox, TextInput } from '../../../../lib/inputs/inputs';

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
  /** The server that the environment names: it is shown in place of what is stored, and nobody changes it here. */
  fixed?: FixedMail | null;
}

const hintBelow = ['label', 'input', 'description', 'error'] as const;

/** By which server mail leaves, and from whom. */
export function OutgoingFields({ getInputProps, passwordAsked = false, fixed = null }: OutgoingFieldsProps) {
  const { outgoing } = useTextsOf(mailConfiguration);
  const { fixed: byEnvironment } = useTextsOf(configurationTexts);
  const ofServer = (field: Field, value: (server: FixedMail) => string): object =>
    fixed === null
      ? getInputProps(field)
      : {
          readOnly: true,
          value: value(fixed),
          description: byEnvironment.by('SMTP_URL'),
          inputWrapperOrder: [...hintBelow],
        };
  const ticked = (field: Field, value: (server: FixedMail) => boolean, hint: string): object =>
    fixed === null
      ? { description: hint, ...getInputProps(field, { type: 'checkbox' }) }
      : { disabled: true, checked: value(fixed), description: byEnvironment.by('SMTP_URL'), readOnly: true };
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={outgoing.host}
          maxLength={limits.host}
          autoComplete="off"
          spellCheck={false}
          {...ofServer('mailHost', ({ host }) => host)}
        />
        <TextInput
          label={outgoing.port}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          {...ofServer('mailPort', ({ port }) => String(port))}
        />
        <TextInput
          label={outgoing.account}
          maxLength={limits.account}
          autoComplete="off"
          spellCheck={false}
          {...ofServer('mailAccount', ({ account }) => account)}
        />
        {fixed === null ? (
          <SecretInput
            label={outgoing.password}
            description={outgoing.passwordHint}
            asked={passwordAsked}
            {...getInputProps('mailPassword')}
          />
        ) : (
          <TextInput
            label={outgoing.password}
            {...ofServer('mailPassword', ({ hasPassword }) => (hasPassword ? hiddenSecret : ''))}
          />
        )}
        <TextInput
          label={outgoing.from}
          description={outgoing.fromHint}
          inputWrapperOrder={[...hintBelow]}
          type="email"
          maxLength={limits.email}
          autoComplete="off"
          {...getInputProps('mailFrom')}
        />
        <TextInput label={outgoing.alias} maxLength={limits.alias} autoComplete="off" {...getInputProps('mailAlias')} />
      </SimpleGrid>
      <Checkbox label={outgoing.tls} {...ticked('mailTls', ({ tls }) => tls, outgoing.tlsHint)} />
      <Checkbox
        label={outgoing.requireTls}
        {...ticked('mailRequireTls', ({ requireTls }) => requireTls, outgoing.requireTlsHint)}
      />
    </>
  );
}
