import { translate } from '@/i18n';
import { toast } from '../toast/toast';

/** Says that a part of the console is missing and being tried again. */
export const tellMissing = (): void => toast('warning', translate('kernel.partGone'));
