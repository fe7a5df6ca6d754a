import { Alert } from 'antd';
import { useT } from '@/i18n';
import { useFormatLabel } from '../field/label';
import type { Filter } from '../filter/filter';
import type { AddressWarning } from '../list/useListAddress';

interface AddressNoticeProps {
  warning: AddressWarning | null;
  filters: readonly Filter[];
}

/** Says that a part of the address does not filter, so that all rows are not taken for the ones that were meant. */
export function AddressNotice({ warning, filters }: AddressNoticeProps) {
  const t = useT();
  const format = useFormatLabel();
  if (!warning) return null;
  if (warning.kind === 'hidden')
    return <Alert type="warning" showIcon role="alert" title={t('crud.hiddenLost')} />;
  const meant = filters.filter(({ params }) => params.some((param) => warning.params.includes(param)));
  const names = meant.map(({ label }) => format(label)).join(t('crud.comma'));
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('crud.filterUnread', { names: names || warning.params.join(t('crud.comma')) })}
    />
  );
}
