import { currentLanguage, loadMessages, onBeforeFlip } from '@/i18n';
import { watchDictionaries } from '@/services/dictVersion';
import { loadLocale } from './locale';

let prepared: Promise<void> | null = null;

async function prepare(): Promise<void> {
  onBeforeFlip(loadLocale);
  watchDictionaries();
  const language = currentLanguage();
  const [speak] = await Promise.all([
    loadLocale(language),
    loadMessages('shell', 'menu', 'ui', 'common', 'error', 'reminders'),
  ]);
  // If another language was chosen while this one loaded, dayjs has been switched to that already.
  if (language === currentLanguage()) speak();
}

/** Loads all texts of the shell before it is first drawn, so that it appears in the right language at once. */
export function prepareShell(): Promise<void> {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  return prepared;
}
