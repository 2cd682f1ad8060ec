import { PageHeader } from '@dehesa/ui';
import { Container, Text } from '@mantine/core';
import { PostalCodesScreen } from '../../../features/places/postal-codes-screen';
import { usePostalCodeTexts } from '../../../features/places/use-postal-code-texts';

export function PostalCodesPage() {
  const texts = usePostalCodeTexts();
  return (
    <Container size="lg" px={0}>
      <PageHeader title={texts.title} description={<Text c="dimmed">{texts.introduction}</Text>} />
      <PostalCodesScreen />
    </Container>
  );
}
