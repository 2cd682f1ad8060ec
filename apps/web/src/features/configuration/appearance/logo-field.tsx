import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { useMemo, useState } from 'react';
import { useTextsOf } from '../../../lib/backoffice-language';
import { PictureInput } from '../../../lib/files/picture-input';
import { logoUpload, type StoredImage } from '../../../lib/files/upload-image';

interface LogoFieldProps {
  value: string | null;
  stored: { logoId: string | null; logoUrl: string | null };
  /** Where it is kept until it is saved. */
  path: Parameters<typeof logoUpload>[0];
  onChange: (logoId: string | null) => void;
}

/** As wide and high as a page shows it. */
const ratio = 240 / 56;

/** The installation's logo (B107), seen before it is saved. */
export function LogoField({ value, stored, path, onChange }: LogoFieldProps) {
  const { logo: texts } = useTextsOf(configurationTexts).appearance;
  const [chosen, setChosen] = useState<StoredImage | null>(null);
  const upload = useMemo(() => logoUpload(path, texts.file), [path, texts.file]);
  const url = value === chosen?.id ? chosen?.url : value === stored.logoId ? stored.logoUrl : undefined;
  return (
    <PictureInput
      url={value === null ? null : (url ?? null)}
      alt={texts.title}
      ratio={ratio}
      fit="contain"
      onWhite
      upload={upload}
      onChange={(picture) => {
        setChosen(picture);
        onChange(picture?.id ?? null);
      }}
    />
  );
}
