import { formatNumber } from '@dehesa/i18n/formats';
import { postalCodes } from '@dehesa/i18n/backoffice/places';
import { Badge, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useLanguage, useTextsOf } from '../../lib/backoffice-language';
import type { Outputs } from '../../lib/trpc';

const countries = ['ES', 'PT'] as const;

/** What there is of each country, and what that means for who fills in a form. */
export function CoverageCards({ coverage }: { coverage: Outputs['places']['coverage'] }) {
  const texts = useTextsOf(postalCodes);
  const { language } = useLanguage();
  return (
    <Stack component="section" gap="sm" aria-labelledby="postal-now">
      <Title order={2} size="h3" id="postal-now">
        {texts.now}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {countries.map((country) => {
          const found = coverage.find((row) => row.country === country);
          return (
            <Card key={country}>
              <Group justify="space-between" gap="sm" mb={4}>
                <Title order={3} size="h4">
                  {texts.countries[country]}
                </Title>
                <Badge variant="light" color={found ? 'holm' : 'gray'}>
                  {found ? texts.imported : texts.notImported}
                </Badge>
              </Group>
              {found && (
                <Text fw={600}>
                  {texts.codes(formatNumber(found.codes, language))} ·{' '}
                  {texts.places(formatNumber(found.places, language))}
                </Text>
              )}
              <Text c="dimmed">{found ? texts.strict[country] : texts.default[country]}</Text>
            </Card>
          );
        })}
      </SimpleGrid>
    </Stack>
  );
}
