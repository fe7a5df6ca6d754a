import { currentLanguage, loadMessages, onBeforeFlip } from '@/i18n';
import { loadLocale } from './locale';

let prepared: Promise<void> | null = null;

async function prepare(): Promise<void> {
  onBeforeFlip(loadLocale);
  const language = currentLanguage();
  const [speak] = await Promise.all([
    loadLocale(language),
    loadMessages('shell', 'menu', 'crud', 'common', 'error', 'upload'),
  ]);
  // Another language chosen meanwhile has been spoken already.
  if (language === currentLanguage()) speak();
}

/** Loads every word the shell draws, so that its first picture is in the right language. */
export function prepareShell(): Promise<void> {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  return prepared;
}
