import { memo } from 'react';
import { activityEditing } from '@dehesa/i18n/backoffice/activity-editing';
import { SectionCard } from '@dehesa/ui';
import { useTextsOf } from '../../../../lib/backoffice-language';
import type { ActivityForm, StoredActivity } from '../form-values';
import { DocumentsPanel } from './documents-panel';
import { type GalleryModel, useDraftGallery, useStoredGallery } from './gallery-model';
import { GalleryPanel } from './gallery-panel';
import type { PendingWork } from './pending-work';
import { useDraftVideo, useStoredVideo, type VideoModel } from './video-model';
import { VideoPanel } from './video-panel';

export interface ActivityMediaProps {
  form: ActivityForm;
  /** null for a new one. */
  stored: StoredActivity | null;
  work: PendingWork;
}

/**
 * Galleries, video and documents (U18). Of a stored activity they are changed at once; of a new one the
 * form holds them until it is saved.
 */
export function ActivityMedia({ form, stored, work }: ActivityMediaProps) {
  return stored === null ? (
    <DraftMedia form={form} work={work} />
  ) : (
    <StoredMedia key={stored.id} stored={stored} work={work} />
  );
}

function DraftMedia({ form, work }: { form: ActivityForm; work: PendingWork }) {
  const main = useDraftGallery(form, 'main');
  const afterwards = useDraftGallery(form, 'afterwards');
  return <Sections stored={null} main={main} afterwards={afterwards} video={useDraftVideo(form)} work={work} />;
}

/** Nothing that is typed in the form shows here. */
const StoredMedia = memo(function StoredMedia({ stored, work }: { stored: StoredActivity; work: PendingWork }) {
  const main = useStoredGallery(stored, 'main');
  const afterwards = useStoredGallery(stored, 'afterwards');
  return <Sections stored={stored} main={main} afterwards={afterwards} video={useStoredVideo(stored)} work={work} />;
});

interface SectionsProps {
  stored: StoredActivity | null;
  main: GalleryModel;
  afterwards: GalleryModel;
  video: VideoModel;
  work: PendingWork;
}

function Sections({ stored, main, afterwards, video, work }: SectionsProps) {
  const { galleries, documents } = useTextsOf(activityEditing).media;
  const isStored = stored !== null;
  return (
    <>
      <SectionCard title={galleries.main}>
        <GalleryPanel gallery="main" model={main} stored={isStored} work={work} />
      </SectionCard>
      <SectionCard title={galleries.afterwards}>
        <GalleryPanel gallery="afterwards" model={afterwards} stored={isStored} work={work} />
        <VideoPanel model={video} work={work} />
      </SectionCard>
      <SectionCard title={documents.title}>
        <DocumentsPanel stored={stored} work={work} />
      </SectionCard>
    </>
  );
}
