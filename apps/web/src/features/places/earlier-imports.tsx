import { formatInstant, formatNumber } from '@dehesa/i18n/formats';
import { postalCodes } from '@dehesa/i18n/backoffice/places';
import { Card, Stack, Text, Title } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';

/** One line for each import before the last. */
export function EarlierImports({ imports }: { imports: Outputs['places']['imports'] }) {
  const texts = useTextsOf(postalCodes);
  const { language } = useLanguage();
  return (
    <Card component="section" aria-labelledby="postal-earlier">
      <Title order={2} size="h3" id="postal-earlier" mb="sm">
        {texts.earlier}
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {imports.map((one) => (
          <li key={one.id}>
            <Text style={{ overflowWrap: 'anywhere' }}>
              <strong>{one.fileName}</strong> · {texts.status[one.status]}
            </Text>
            <Text size="sm" c="dimmed">
              {formatInstant(one.finishedAt ?? one.startedAt, language)}
              {one.error === null
                ? ` · ${texts.kept}: ${formatNumber(one.rowsKept, language)} · ${texts.rejected}: ${formatNumber(one.rowsRejected, language)}`
                : ` · ${texts.failures[one.error]}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
