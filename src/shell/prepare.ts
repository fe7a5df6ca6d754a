import { currentLanguage, loadMessages, onBeforeFlip } from '@/i18n';
import { loadLocale } from './locale';

let prepared: Promise<void> | null = null;

async function prepare(): Promise<void> {
  onBeforeFlip(loadLocale);
  await Promise.all([
    loadLocale(currentLanguage()),
    loadMessages('shell', 'menu', 'crud', 'common', 'error', 'upload'),
  ]);
}

/** Loads every word the shell draws, so that its first picture is in the right language. */
export function prepareShell(): Promise<void> {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  return prepared;
}
