import type { PublicActivityPage, PublicVideo } from '@dehesa/domain/activities';
import { type MouseEvent, useState } from 'react';
import { useTexts } from '../../../lib/page-texts';
import { PictureGallery } from './picture-gallery';

type Embed = Extract<PublicVideo, { kind: 'embed' }>;

const providers = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** The video of a past activity: our own file, or another site's, of which nothing is asked before the visitor wants it. */
function ActivityVideo({ video, poster }: { video: PublicVideo; poster: string | undefined }) {
  const labels = useTexts().activity;
  if (video.kind === 'embed') return <EmbeddedVideo video={video} />;
  if (video.kind === 'address') {
    return (
      <p>
        <a className="button button-secondary" href={video.address} rel="noopener noreferrer">
          {labels.openVideo}
        </a>
      </p>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- a keepsake of a day out: there is no text of what was said
    <video
      className="video"
      controls
      preload="none"
      playsInline
      src={video.url}
      poster={poster}
      aria-label={labels.video}
    />
  );
}

function EmbeddedVideo({ video }: { video: Embed }) {
  const labels = useTexts().activity;
  const [wanted, setWanted] = useState(false);
  const provider = providers[video.provider];
  if (wanted) return <Player video={video} />;
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setWanted(true);
  };
  return (
    <div className="video video-offer">
      <a className="button button-secondary" href={video.address} rel="noopener noreferrer" onClick={play}>
        {labels.playVideo(provider)}
      </a>
      <p className="hint">{labels.playVideoHint(provider)}</p>
    </div>
  );
}

function Player({ video }: { video: Embed }) {
  const label = useTexts().activity.video;
  return (
    <iframe
      ref={focusOn}
      className="video"
      src={`${video.url}${video.url.includes('?') ? '&' : '?'}autoplay=1`}
      title={label}
      allow="autoplay; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- their origin is not ours: being itself opens nothing here
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      // The players refuse to play for nobody: they learn the site, not the page.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** The link that was pressed is gone; the player has taken its place. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

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
