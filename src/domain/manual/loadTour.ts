import { loadMessages } from '@/i18n';
import './messages';

/** Loads the tour with its words. */
export async function loadTour() {
  const [{ Tour }] = await Promise.all([import('./Tour'), loadMessages('manual/tour')]);
  return Tour;
}
