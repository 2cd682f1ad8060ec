import { activityEditing, type ActivityEditingTexts } from '@dehesa/i18n/activity-editing';
import { useLanguage } from '../../../../lib/backoffice-language';

/** Texts of the galleries, the video and the documents in the language of the back office. */
export function useMediaTexts(): ActivityEditingTexts['media'] {
  return activityEditing[useLanguage().language].media;
}
