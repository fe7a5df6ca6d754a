import { translate } from '@/i18n';
import { notify } from '../toast/notices';

/** Says that a part of the console is missing and being tried again. */
export const tellMissing = (): void => notify('warning', translate('kernel.partGone'));
