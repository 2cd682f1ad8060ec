import { settingsLimits as limits } from '@dehesa/domain/configuration';
import type { Language } from '@dehesa/domain/languages';
import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { installationTexts } from '@dehesa/i18n/backoffice/installation';
import { Input, TextInput } from '@mantine/core';
import { useTextsOf } from '../../../lib/backoffice-language';
import type { FormProblems } from '../../../lib/forms/zod-check';
import { LanguagesField, languagesProblem } from '../appearance/languages-field';
import { LogoField } from '../appearance/logo-field';
import { InstallStep } from './install-step';
import { type StepProps, useInstallForm } from './use-install-form';

/** What the installation is called and looks like, in which languages it speaks, and where it is reached, which its server settles. */
export function SiteStep({
  word,
  settings,
  onDirty,
  publicUrl,
  logoUrl,
}: StepProps & { publicUrl: string; logoUrl: string | null }) {
  const { site, step: numbered, fixed } = useTextsOf(installationTexts);
  const { logo, languages } = useTextsOf(configurationTexts).appearance;
  const { form, step } = useInstallForm({
    word,
    initialValues: {
      appName: settings.appName,
      logoId: settings.logoId,
      visitorLanguages: [...settings.visitorLanguages] as Language[],
    },
    check: ({ appName, visitorLanguages }): FormProblems => ({
      ...(appName.trim() === '' && { appName: site.nameMissing }),
      ...languagesProblem(visitorLanguages, languages.missing),
    }),
    toSettings: (values) => values,
  });
  return (
    <InstallStep title={numbered(1, site.title)} onDirty={onDirty} {...step}>
      <TextInput label={site.name} maxLength={limits.appName} autoComplete="off" {...form.getInputProps('appName')} />
      <Input.Wrapper label={logo.title} description={site.logoHint}>
        <LogoField
          value={form.values.logoId}
          stored={{ logoId: settings.logoId, logoUrl }}
          path={`/instalar/${encodeURIComponent(word)}/logo`}
          onChange={(logoId) => form.setFieldValue('logoId', logoId)}
        />
      </Input.Wrapper>
      <LanguagesField
        value={form.values.visitorLanguages}
        error={form.errors['visitorLanguages']}
        onChange={(chosen) => form.setFieldValue('visitorLanguages', chosen)}
      />
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
