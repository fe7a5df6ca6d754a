import { translate } from '@/i18n';
import { toast } from '@/ui/toast/toast';

/** Shows a message that a part above the screen has crashed and was closed, with the number of the error report. */
export function sayCrash(id: string): void {
  toast('error', `${translate('kernel.crashed')} · ${translate('kernel.crashedHint', { id })}`);
}
