import { SectionCard } from '@dehesa/ui';
import { useState } from 'react';
import { useTexts } from '../../../lib/backoffice-language';
import type { StoredImage } from '../../../lib/files/upload-image';
import type { ActivityForm, StoredActivity } from './form-values';
import type { PendingWork } from './media/pending-work';
import { PictureInput } from '../../../lib/files/picture-input';

export interface ImageFieldProps {
  form: ActivityForm;
  /** The activity as it was read last, or the original of a copy. */
  stored: Pick<StoredActivity, 'imageId' | 'imageUrl'> | null;
  work: PendingWork;
}

/** The main image: square, chosen from the device, kept on the server at once and tied to the activity by saving. */
export function ImageField({ form, stored, work }: ImageFieldProps) {
  const { form: texts } = useTexts().activities;
  const [chosen, setChosen] = useState<StoredImage | null>(null);
  const { imageId } = form.values;
  // The form may be given the stored image again, or one that somebody else saved meanwhile.
  const url = imageId === chosen?.id ? chosen?.url : stored?.imageUrl;
  return (
    <SectionCard title={texts.sections.image}>
      <PictureInput
        url={imageId === null ? null : (url ?? null)}
        alt={texts.image.preview}
        ratio={1}
        onSending={() => work.begin('by form')}
        onChange={(picture) => {
          setChosen(picture);
          form.setFieldValue('imageId', picture?.id ?? null);
        }}
      />
    </SectionCard>
  );
}
