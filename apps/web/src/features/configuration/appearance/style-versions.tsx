import { configurationTexts } from '@dehesa/i18n/backoffice/configuration';
import { Card, Code, Text } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import { useTextsOf } from '../../../lib/backoffice-language';
import { QueryView } from '../../../lib/query-view';
import { trpc } from '../../../lib/trpc';
import { KeptVersions } from '../versions/kept-versions';
import { OldVersions } from '../versions/old-versions';

interface StyleVersionsProps {
  unsaved: boolean;
  /** What the settings had when they were read (B95). */
  since: () => number;
  /** What was taken out of it, once it is stored. */
  onRestored: (removedCss: RemovedCss) => Promise<void>;
}

type RemovedCss = Awaited<ReturnType<ReturnType<typeof useRestore>['mutateAsync']>>['removedCss'];

/** What the own style was saved as (B94). */
export function StyleVersions(props: StyleVersionsProps) {
  const { versions: texts } = useTextsOf(configurationTexts);
  return (
    <Card>
      <OldVersions title={texts.title}>
        <List {...props} />
      </OldVersions>
    </Card>
  );
}

function List({ unsaved, since, onRestored }: StyleVersionsProps) {
  const utils = trpc.useUtils();
  const list = trpc.config.settings.styleVersions.useQuery();
  const restore = useRestore();
  async function put(version: number) {
    try {
      const { removedCss } = await restore.mutateAsync({ version, since: since() });
      await onRestored(removedCss);
    } finally {
      // Also where somebody saved meanwhile: then it stands there who it was.
      await utils.config.settings.styleVersions.invalidate();
    }
  }
  return (
    <QueryView query={list}>
      {(versions) => (
        <KeptVersions
          versions={versions}
          unsaved={unsaved}
          render={(version) => <Style version={version} />}
          onRestore={put}
        />
      )}
    </QueryView>
  );
}

function useRestore() {
  return trpc.config.settings.restoreStyle.useMutation();
}

function Style({ version }: { version: number }) {
  const { versions: texts } = useTextsOf(configurationTexts);
  const style = trpc.config.settings.styleVersion.useQuery({ version });
  return (
    <QueryView query={style}>
      {({ css }) =>
        css === '' ? (
          <Text>{texts.noStyle}</Text>
        ) : (
          <Code block tabIndex={0} mah={400} style={{ overflow: 'auto' }}>
            {css}
          </Code>
        )
      }
    </QueryView>
  );
}
