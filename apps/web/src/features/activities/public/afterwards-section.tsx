import type { PublicActivityPage } from '@dehesa/domain/activities';
import { useTexts } from '../../../lib/page-texts';
import { ActivityVideo } from './activity-video';
import { PictureGallery } from './picture-gallery';

/** 'Cómo lo pasamos': what a past activity was like, in pictures and a video. */
export function AfterwardsSection({ activity }: { activity: PublicActivityPage }) {
  const { afterwards, video, imageUrl } = activity;
  const title = useTexts().activity.afterwards;
  if (afterwards.length === 0 && video === null) return null;
  return (
    <section className="card" aria-labelledby="afterwards">
      <h2 id="afterwards">{title}</h2>
      {video !== null && <ActivityVideo video={video} poster={afterwards[0]?.url ?? imageUrl ?? undefined} />}
      {afterwards.length > 0 && <PictureGallery pictures={afterwards} title={title} />}
    </section>
  );
}
