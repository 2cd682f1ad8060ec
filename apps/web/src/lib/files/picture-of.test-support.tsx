import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Where the picture comes from that something shows. */
export function pictureOf(shown: ReactNode): string | undefined {
  const page = renderToStaticMarkup(<MantineProvider>{shown}</MantineProvider>);
  return /<img[^>]* src="([^"]*)"/.exec(page)?.[1];
}
