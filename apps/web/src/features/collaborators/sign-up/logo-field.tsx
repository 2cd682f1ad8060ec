import type { SignUpTexts } from '@dehesa/i18n/collaborators';
import { useEffect, useRef } from 'react';
import { describedBy, fieldId, FieldNotes, LabelText, useFieldError } from '../../../lib/forms/field';
import { imageTypes } from '../../../lib/files/image-types';

/** Pixels of the preview's longer side. */
const previewSide = 240;

/** The logo: chosen with the browser's own dialog, and shown before it is sent. */
export function LogoField({
  logo,
  labels,
  onChoose,
}: {
  logo: File | undefined;
  labels: SignUpTexts;
  onChoose: (file: File | undefined) => void;
}) {
  const error = useFieldError('imageId');
  return (
    <div className="field wide">
      <p className="field-label" id="logo-label">
        <LabelText label={labels.logo} required />
      </p>
      <FieldNotes name="imageId" hint={labels.logoHint} />
      <div>
        <input
          type="file"
          className="visually-hidden"
          id={fieldId('imageId')}
          name="imageId"
          accept={imageTypes}
          aria-labelledby="logo-label logo-button"
          aria-required
          aria-invalid={error !== undefined}
          aria-describedby={describedBy('imageId', labels.logoHint, error)}
          onChange={({ target }) => {
            // Closing the dialog without choosing keeps what was chosen before.
            if (target.files?.[0] !== undefined) onChoose(target.files[0]);
          }}
        />
        {/* The browser's own button speaks the browser's language. */}
        <label className="button button-secondary" id="logo-button" htmlFor={fieldId('imageId')}>
          {logo === undefined ? labels.chooseLogo : labels.changeLogo}
        </label>
      </div>
      {logo !== undefined && <p className="logo-name">{labels.chosen(logo.name)}</p>}
      {logo !== undefined && <LogoPreview logo={logo} label={labels.chosen(logo.name)} />}
    </div>
  );
}

/** Drawn, not linked: the page loads no pictures but its own. */
function LogoPreview({ logo, label }: { logo: File; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    createImageBitmap(logo, { imageOrientation: 'from-image' }).then(
      (bitmap) => {
        if (isCurrent && canvas.current !== null) draw(canvas.current, bitmap);
        bitmap.close();
      },
      // What the browser cannot draw the server may still know, or refuse with a reason.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [logo]);
  return <canvas ref={canvas} className="logo-preview" width="0" height="0" role="img" aria-label={label} />;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const scale = Math.min(1, previewSide / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
