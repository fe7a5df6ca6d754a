import { Select } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { dictData } from '@/contract/system/dictData';
import { dictType as resource } from '@/contract/system/dictType';
import { useT } from '@/i18n';
import { linkTo } from '@/services/links';
import { goTo } from '@/services/navigation';
import { FailureBar } from '@/ui/feedback/FailureBar';
import styles from './dataList.module.css';

/** Says whose values these are, and leads to those of another dictionary. */
export function TypeHead({ dictType }: { dictType: string }) {
  const t = useT();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [resource.name, 'optionSelect'],
    queryFn: ({ signal }) => send(resource.calls.optionSelect, undefined, { signal }),
  });
  const known = data?.list ?? [];
  const open = (chosen: string) => {
    const to = linkTo(dictData.view, { dictType: chosen });
    if (to !== null) void goTo(to);
  };
  return (
    <div className={styles.head}>
      <label htmlFor="dict-type">{t('dictData.dictionary')}</label>
      <Select<string>
        id="dict-type"
        className={styles.chooser ?? ''}
        value={dictType}
        loading={isPending}
        showSearch={{ optionFilterProp: 'label' }}
        options={known.map((one) => ({ value: one.dictType, label: `${one.dictName} ${one.dictType}` }))}
        onChange={open}
      />
      {data && known.every((one) => one.dictType !== dictType) ? (
        <span className={styles.faint}>{t('dictData.unknownType')}</span>
      ) : null}
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
    </div>
  );
}
