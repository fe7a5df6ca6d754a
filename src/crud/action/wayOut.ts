import type { Translate } from '@/i18n';

/** Label of the button that leaves a form: "Back" where "Cancel" is the verb of the one that sends it. */
export function wayOut(ok: string, t: Translate): string {
  const cancel = t('crud.cancel');
  return ok.startsWith(cancel) ? t('crud.back') : cancel;
}
