import { postalCodes } from '@dehesa/i18n/backoffice/places';
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useTextsOf } from '../../lib/backoffice-language';

/** Whom the data is of, as their licences ask. */
export function Credits({ ine }: { ine: boolean }) {
  const { credits } = useTextsOf(postalCodes);
  return (
    <Stack component="section" gap={4} aria-labelledby="postal-credits">
      <Title order={2} size="h5" id="postal-credits">
        {credits.title}
      </Title>
      <Text size="sm" c="dimmed">
        <Anchor href="https://www.geonames.org/" td="underline" inherit>
          {credits.geonames}
        </Anchor>
      </Text>
      <Text size="sm" c="dimmed">
        {credits.ign}
      </Text>
      <Text size="sm" c="dimmed">
        {credits.naturalEarth}
      </Text>
      {ine && (
        <Text size="sm" c="dimmed">
          {credits.ine}
        </Text>
      )}
    </Stack>
  );
}
