import { translate } from '@/i18n';
import { toast } from '@/ui/toast/toast';

/** Says that something over the screen has crashed and is gone, with the number it was reported under. */
export function sayCrash(id: string): void {
  toast('error', `${translate('kernel.crashed')} · ${translate('kernel.crashedHint', { id })}`);
}
