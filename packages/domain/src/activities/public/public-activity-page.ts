import type { Language } from '../../languages';
import type { ForeignTexts, PublicActivity } from './public-activity';
import type { VideoEmbed } from '../media/video';

/** A picture of a gallery, with its variant for phones; the sizes are those of the large one. */
export interface PublicPicture {
  id: number;
  url: string;
  smallUrl: string;
  width: number | null;
  height: number | null;
}

/**
 * A video of ours, one that its provider plays within the page (asked for only once the visitor wants it), or a link to
 * wherever it lies.
 */
export type PublicVideo =
  | { kind: 'file'; url: string }
  | { kind: 'embed'; provider: VideoEmbed['provider']; url: string; address: string }
  | { kind: 'address'; address: string };

/** A document to download; `extension` is in lower case, without a dot. */
export interface PublicDocument {
  id: number;
  name: string;
  url: string;
  extension: string;
  bytes: number;
}

/** Another coming activity that this one names. */
export interface PublicRelated {
  id: number;
  slug: string;
  title: string;
  foreign?: ForeignTexts<'title'>;
  date: string;
  municipality: string;
  smallImageUrl: string | null;
}

/** Something else to do nearby, organised by others. */
export interface PublicComplement {
  id: number;
  foreign?: ForeignTexts<'title' | 'description'>;
  title: string;
  /** Rich text, cleaned when it was saved (B45). */
  description: string;
  date: string | null;
  place: string;
  phone: string;
  /** An address of the web, or null. */
  url: string | null;
  smallImageUrl: string | null;
}

/** An activity with all that its own page shows of it. */
export interface PublicActivityPage extends PublicActivity {
  /** The language that addresses need not name (B108); Spanish where nothing is said. */
  unnamed?: Language | undefined;
  /** It does not take place on its date: why, as its visitors were told, in the language of the page. */
  suspension: { reason: string; words: string } | null;
  gallery: PublicPicture[];
  /** 'Cómo lo pasamos': told only of past activities. */
  afterwards: PublicPicture[];
  video: PublicVideo | null;
  /** In the visitor's language. */
  documents: PublicDocument[];
  related: PublicRelated[];
  complements: PublicComplement[];
}
