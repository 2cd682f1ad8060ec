import { settingsLimits as limits } from '@dehesa/domain/configuration';
import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import { TextInput } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import type { FormProblems } from '../../../lib/forms/zod-check';
import { InstallStep } from './install-step';
import { type StepProps, useInstallForm } from './use-install-form';

/** What the installation is called, and where it is reached, which its server settles. */
export function SiteStep({ word, settings, onDirty, publicUrl }: StepProps & { publicUrl: string }) {
  const { site, step: numbered, fixed } = useTextsOf(installationTexts);
  const { form, step } = useInstallForm({
    word,
    initialValues: { appName: settings.appName },
    check: ({ appName }): FormProblems => (appName.trim() === '' ? { appName: site.nameMissing } : {}),
    toSettings: (values) => values,
  });
  return (
    <InstallStep title={numbered(1, site.title)} onDirty={onDirty} {...step}>
      <TextInput label={site.name} maxLength={limits.appName} autoComplete="off" {...form.getInputProps('appName')} />
      <TextInput
        label={site.address}
        description={`${fixed('PUBLIC_URL')}. ${site.addressHint}`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={publicUrl}
        readOnly
      />
    </InstallStep>
  );
}
