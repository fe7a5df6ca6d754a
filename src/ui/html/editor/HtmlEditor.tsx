import { loadMessages } from '@/i18n';
import { onDemand } from '../../load/onDemand';

/** The editor of a formatted text; it and its words are loaded with the first one. */
export const HtmlEditor = onDemand(async () => {
  const [{ Editor }] = await Promise.all([import('./Editor'), loadMessages('editor')]);
  return Editor;
});
