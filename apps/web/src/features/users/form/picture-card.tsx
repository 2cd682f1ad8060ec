import { accounts } from '@dehesa/i18n/backoffice/users';
import { useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { PictureInput } from '../../../lib/picture-input';
import { FormCard } from './form-card';
import type { PersonalForm } from './personal-form';

export interface PictureCardProps {
  form: PersonalForm;
  /** The picture that is stored. */
  storedUrl: string | null;
}

/** Somebody's picture; taking it off is asked about (U6) and saved with the rest. */
export function PictureCard({ form, storedUrl }: PictureCardProps) {
  const { form: texts } = useTextsOf(accounts);
  const [url, setUrl] = useState(storedUrl);
  return (
    <FormCard title={texts.sections.image} columns={1}>
      <PictureInput
        url={form.values.imageId === null ? null : url}
        alt={texts.imageAlt}
        ratio={1}
        fit="contain"
        removal={texts.removeImage}
        onChange={(picture) => {
          if (picture) setUrl(picture.url);
          form.setFieldValue('imageId', picture?.id ?? null);
        }}
      />
    </FormCard>
  );
}
