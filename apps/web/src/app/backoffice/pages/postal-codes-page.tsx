import { postalCodes } from '@dehesa/i18n/backoffice/places';
import { PageHeader } from '@dehesa/ui';
import { Container, Text } from '@mantine/core';
import { PostalCodesScreen } from '../../../features/places/postal-codes-screen';
import { useTextsOf } from '../../../lib/backoffice-language';

export function PostalCodesPage() {
  const texts = useTextsOf(postalCodes);
  return (
    <Container size="lg" px={0}>
      <PageHeader title={texts.title} description={<Text c="dimmed">{texts.introduction}</Text>} />
      <PostalCodesScreen />
    </Container>
  );
}
