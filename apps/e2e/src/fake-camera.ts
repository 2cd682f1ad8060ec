import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

// Without windows Chromium has nobody to ask whether a page may see: the switch answers in their place.
const asked = '--use-fake-ui-for-media-stream';

/** What Chromium needs to take a file for a camera; the file is read each time a page opens the camera. */
export function cameraSwitches(file: string): string[] {
  return ['--use-fake-device-for-media-stream', asked, `--use-file-for-fake-video-capture=${file}`];
}

/** A camera that no page may use. */
export const refusedCamera = ['--use-fake-device-for-media-stream', `${asked}=deny`];

/** Puts before that camera what `page` shows now, in the middle of 640 × 480. */
export async function holdBeforeCamera(page: Page, file: string): Promise<void> {
  await page.setViewportSize({ width: 640, height: 480 });
  const frame = await page.screenshot({ type: 'jpeg', quality: 95 });
  // A file of motion JPEG is one picture after the other, and begins anew at its end.
  writeFileSync(file, Buffer.concat([frame, frame]));
}
