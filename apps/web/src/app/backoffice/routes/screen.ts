import { lazyRouteComponent } from '@tanstack/react-router';
import { loadErrorTextsInTime } from '../../../lib/error-texts';
import { preferredLanguage } from '../../../lib/language';

/**
 * A screen whose own parts say why something is refused, without asking the server: the texts of refusals come along with it.
 * Lists do without: what they are refused comes from calls, which bring the texts (`refusal-texts-link.ts`).
 */
export const screen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    const [loaded] = await Promise.all([load(), loadErrorTextsInTime(preferredLanguage())]);
    return loaded;
  }, name);
