import {
  PublicActivityInput,
  type PublicActivityPage,
  type PublicPicture,
  type PublicVideo,
  videoEmbed,
} from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { ServiceContext } from '../../context';
import { type PublicPageRow, readPublicPageRow } from './public-page-row';
import type { Language } from '@dehesa/domain/languages';
import { mailTexts } from '@dehesa/i18n/mails';
import { downloadUrl, fileUrl, smallImageKey } from '../../files';
import { foreignTexts } from '../read/foreign-texts';
import { presentPublicActivity } from './present-public-activity';

/** One activity for its public page; null where there is none or it is hidden (B11). */
export async function readPublicActivity(
  ctx: ServiceContext,
  raw: PublicActivityInput,
): Promise<PublicActivityPage | null> {
  const asked = PublicActivityInput.parse(raw);
  const now = ctx.clock.now();
  const row = await readPublicPageRow(ctx.db, { ...asked, now, today: madridDate(now) });
  return row === undefined ? null : presentPublicPage(row, asked.language, now);
}

/** A row as the page of an activity shows it; how it went ('Cómo lo pasamos') is told once it is past (B7). */
function presentPublicPage(row: PublicPageRow, language: Language, now: Date): PublicActivityPage {
  const activity = presentPublicActivity(row, language, now);
  // What did not take place has nothing to tell of how it went.
  const past = activity.state === 'past' && row.suspension === null;
  const pictures = (gallery: string) => row.images.filter((image) => image.gallery === gallery).map(pictureOf);
  return {
    ...activity,
    suspension: row.suspension && {
      reason: mailTexts[language].suspension.reasons[row.suspension.reason],
      words: row.suspension.words,
    },
    gallery: pictures('main'),
    afterwards: past ? pictures('afterwards') : [],
    video: past ? videoOf(row) : null,
    documents: row.documents.map(({ key, extension, ...document }) => ({
      ...document,
      url: downloadUrl(key, document.name),
      extension: extension.replace(/^\./, '').toLowerCase(),
    })),
    related: row.related.map(({ imageKey, own, ...related }) => ({
      ...related,
      ...foreignTexts(language, related, own),
      smallImageUrl: smallUrl(imageKey),
    })),
    complements: row.complements.map(({ imageKey, url, own, ...complement }) => ({
      ...complement,
      ...foreignTexts(language, complement, own),
      url: webAddress(url),
      smallImageUrl: smallUrl(imageKey),
    })),
  };
}

function pictureOf({ id, key, width, height }: PublicPageRow['images'][number]): PublicPicture {
  return { id, url: fileUrl(key), smallUrl: fileUrl(smallImageKey(key)), width, height };
}

function smallUrl(key: string | null): string | null {
  return key === null ? null : fileUrl(smallImageKey(key));
}

function videoOf({ videoKey, videoUrl }: PublicPageRow): PublicVideo | null {
  if (videoKey !== null) return { kind: 'file', url: fileUrl(videoKey) };
  const address = webAddress(videoUrl);
  if (address === null) return null;
  const embed = videoEmbed(address);
  return embed === null ? { kind: 'address', address } : { kind: 'embed', ...embed, address };
}

/** What may stand in a link: other schemes run code or open other programs. */
function webAddress(typed: string): string | null {
  if (!URL.canParse(typed)) return null;
  const { protocol, href } = new URL(typed);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
