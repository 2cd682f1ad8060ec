import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { Button, Group, Text } from '@mantine/core';
import { useTextsOf } from '../../../../lib/backoffice-language';
import { QueryView } from '../../../../lib/query-view';
import { type Outputs, trpc } from '../../../../lib/trpc';
import { KeptVersions } from '../../versions/kept-versions';
import { OldVersions } from '../../versions/old-versions';
import { plainTextOf, type TemplateRow } from './template-values';

type Content = Outputs['config']['templates']['version'];

export interface TemplateVersionsProps {
  /** As it was read last. */
  stored: () => TemplateRow;
  unsaved: boolean;
  onPreview: (content: Content) => void;
  /** Shows in the form what is stored now. */
  onRestored: () => Promise<void>;
}

/** What a template was saved as (B94). */
export function TemplateVersions(props: TemplateVersionsProps) {
  const { versions: texts } = useTextsOf(configurationTexts);
  return (
    <OldVersions title={texts.title}>
      <List {...props} />
    </OldVersions>
  );
}

function List({ stored, unsaved, onPreview, onRestored }: TemplateVersionsProps) {
  const utils = trpc.useUtils();
  const { id } = stored();
  const list = trpc.config.templates.versions.useQuery({ id });
  const restore = trpc.config.templates.restore.useMutation();
  async function put(version: number) {
    try {
      await restore.mutateAsync({ id, version, savedAt: stored().savedAt });
      await onRestored();
    } finally {
      // Also where somebody saved meanwhile: then it stands there who it was.
      await utils.config.templates.invalidate();
    }
  }
  return (
    <QueryView query={list}>
      {(versions) => (
        <KeptVersions
          versions={versions}
          unsaved={unsaved}
          render={(version) => (
            <TemplateText id={id} version={version} channel={stored().channel} onPreview={onPreview} />
          )}
          onRestore={put}
        />
      )}
    </QueryView>
  );
}

interface TemplateTextProps extends Pick<TemplateVersionsProps, 'onPreview'> {
  id: number;
  version: number;
  channel: TemplateRow['channel'];
}

function TemplateText({ id, version, channel, onPreview }: TemplateTextProps) {
  const { versions: texts } = useTextsOf(configurationTexts);
  const text = trpc.config.templates.version.useQuery({ id, version });
  return (
    <QueryView query={text}>
      {(content) => (
        <>
          <Text fw={600}>{content.subject}</Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {channel === 'email' ? plainTextOf(content.body) : content.body}
          </Text>
          <Group>
            <Button variant="default" onClick={() => onPreview(content)}>
              {texts.preview}
            </Button>
          </Group>
        </>
      )}
    </QueryView>
  );
}
