import { helpPages } from '@dehesa/i18n/backoffice/help-pages';
import { helpTitles } from '@dehesa/i18n/backoffice/help-titles';
import { PageHeader } from '@dehesa/ui';
import { Card, Container, Group, Stack, Text } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { LinkAnchor, LinkButton } from '../../../lib/addresses/links';
import { useLanguage, useTextsOf } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';
import { helpPicture } from './help-pictures';
import { topicsFor } from './help-topics';
import classes from './help.module.css';
import { NotFound } from '../pages/not-found-page';

const route = getRouteApi('/shell/staff/ayuda/$topic');

/** `/ayuda/{topic}`: short steps for what is done each day, of one's own screens (U51). */
export function HelpPage() {
  const { topic } = route.useParams();
  const texts = useTextsOf(helpPages);
  const titles = useTextsOf(helpTitles);
  const topics = topicsFor(useSignedInUser());
  const place = topics.findIndex(({ name }) => name === topic);
  const shown = topics[place];
  const next = topics[place + 1];
  if (shown === undefined) return <NotFound />;
  const page = texts.pages[shown.name];
  const pictureOf = (step: number) => page.pictures.find((picture) => picture.step === step);
  return (
    <Container size="xl" px={0}>
      <PageHeader
        title={titles.topics[shown.name]}
        trail={<Text c="dimmed">{titles.help}</Text>}
        description={<Text c="dimmed">{page.summary}</Text>}
      />
      <div className={classes.layout}>
        <nav aria-label={texts.all}>
          <ul className={classes.topics}>
            {topics.map(({ name }) => (
              <li key={name}>
                <Link
                  to="/ayuda/$topic"
                  params={{ topic: name }}
                  aria-current={name === shown.name ? 'page' : undefined}
                >
                  {titles.topics[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Card component="article">
          <Stack gap="lg">
            <ol className={classes.steps}>
              {page.steps.map((step, index) => (
                <li key={step}>
                  {step}
                  <Picture name={`${shown.name}-${index + 1}`} alt={pictureOf(index + 1)?.alt} />
                </li>
              ))}
            </ol>
            <Group justify="space-between" gap="sm">
              <LinkButton to={shown.screen}>{texts.go}</LinkButton>
              {next && (
                <LinkAnchor to="/ayuda/$topic" params={{ topic: next.name }} py={11}>
                  {texts.next} {titles.topics[next.name]}
                </LinkAnchor>
              )}
            </Group>
          </Stack>
        </Card>
      </div>
    </Container>
  );
}

/** What a step looks like on a phone; nothing where there is no picture of it. */
function Picture({ name, alt }: { name: string; alt: string | undefined }) {
  const { language } = useLanguage();
  const picture = helpPicture(language, name);
  if (alt === undefined || picture === undefined) return null;
  return <img className={classes.picture} alt={alt} loading="lazy" decoding="async" {...picture} />;
}
