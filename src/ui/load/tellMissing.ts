import { translate } from '@/i18n';
import { toast } from '../toast/toast';

/** Tells the operator that a part of the console could not be loaded and that loading is retried. */
export const tellMissing = (): void => toast('warning', translate('kernel.partGone'));
