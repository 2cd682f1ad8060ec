import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ActivityThumbnail } from './activity-thumbnail';

it('shows the small picture: a page of a list with large ones is half a megabyte', () => {
  const stored = '/files/50bf24dd-f12f-41ff-ab4d-2b577f837047';
  const page = renderToStaticMarkup(
    <MantineProvider>
      <ActivityThumbnail imageUrl={`${stored}.jpg`} />
    </MantineProvider>,
  );
  expect(/<img[^>]* src="([^"]*)"/.exec(page)?.[1]).toBe(`${stored}-640.jpg`);
});
