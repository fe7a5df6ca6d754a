import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { send } from '@/api/call';
import { unshareFilter } from '@/contract/shell/sharedFilter';
import type { SharedFilter } from '@/contract/shell/sharedFilter';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useWrite } from '@/services/writes';
import { confirm } from '@/stores/confirm';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { tellOutcome } from '../action/tellOutcome';
import { wayOut } from '../action/wayOut';
import styles from './filter.module.css';
import { SHARED } from './useSharedFilters';
import type { SharedList } from './useSharedFilters';

interface SharedFiltersProps extends SharedList {
  onApply: (search: string) => void;
}

/** Filters that colleagues share on a list: to apply and, for those who may, to delete. */
export function SharedFilters({ filters = [], failure, retry, onApply }: SharedFiltersProps) {
  const t = useT();
  const write = useWrite();

  async function remove({ id, name }: SharedFilter): Promise<void> {
    const title = t('crud.shared.remove', { name });
    const [text, ok] = [t('crud.shared.gone'), t('crud.remove')];
    if (!(await confirm({ title, text, ok, cancel: wayOut(ok, t), danger: true }))) return;
    const outcome = await write({ resource: SHARED, ids: [id] }, () => send(unshareFilter, { ids: [id] }));
    tellOutcome(outcome, t, { done: t('crud.shared.removed') });
  }

  if (filters.length === 0 && !failure) return null;
  return (
    <section aria-label={t('crud.shared.title')}>
      <h3 className={styles.shared}>{t('crud.shared.title')}</h3>
      <FailureBar error={failure} retry={retry} />
      <ul className={styles.plainList}>
        {filters.map((one) => (
          <li key={one.id}>
            <Button
              type="text"
              block
              className={styles.savedName}
              title={one.author === '' ? undefined : t('crud.shared.by', { name: visibleText(one.author) })}
              onClick={() => onApply(one.search)}
            >
              {visibleText(one.name)}
            </Button>
            {one.removable ? (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('crud.shared.remove', { name: one.name })}
                onClick={() => void remove(one)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
