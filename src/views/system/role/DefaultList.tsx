import { DeleteOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useCallback, useMemo } from 'react';
import type { DetailOf } from '@/contract/resource';
import type { role } from '@/contract/system/role';
import { wayOut } from '@/crud/action/wayOut';
import { ColumnWords } from '@/crud/defaults/ColumnWords';
import { SearchWords } from '@/crud/defaults/SearchWords';
import { filterKit } from '@/domain/kit/filter';
import { resources } from '@/domain/resource/resources';
import { loadMessages, useLanguage, useT } from '@/i18n';
import { titleText } from '@/kernel/title';
import { areasOf } from '@/kernel/words';
import { visibleText } from '@/lib/text';
import { titleOfView } from '@/services/links';
import { confirm } from '@/stores/confirm';
import { useLoaded } from '@/ui/load/useLoaded';
import styles from './role.module.css';

type Default = DetailOf<typeof role>['defaults']['lists'][number];

interface DefaultListProps extends Default {
  /** `null` for who may not take it out. */
  onRemove: (() => Promise<void>) | null;
}

/** What a role sets for one list, in the words of that list's screen. */
export function DefaultList({ list, columns, search, onRemove }: DefaultListProps) {
  const t = useT();
  const language = useLanguage();
  const resource = resources.find(({ name }) => name === list);
  const view = resource?.view ?? '';
  const load = useCallback(async () => {
    await loadMessages(...areasOf(view));
    return true;
  }, [view]);
  const hasWords = useLoaded({ load });
  const filters = useMemo(() => (resource ? filterKit(resource).filters() : []), [resource]);
  // What this console has no list for is nobody's default.
  if (!resource) return null;
  if (!hasWords) return <Skeleton active />;
  const name = visibleText(titleText(titleOfView(view), language));

  async function remove(): Promise<void> {
    const title = t('role.dropList', { name });
    const ok = t('crud.remove');
    if (await confirm({ title, text: t('role.dropListText'), ok, cancel: wayOut(ok, t), danger: true })) {
      await onRemove?.();
    }
  }

  return (
    <li>
      <div className={styles.defaultHead}>
        <strong>{name}</strong>
        {onRemove ? (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('role.dropList', { name })}
            onClick={() => void remove()}
          />
        ) : null}
      </div>
      {columns ? (
        <p>
          <ColumnWords name={list} columns={columns} />
        </p>
      ) : null}
      {search === undefined ? null : (
        <p>
          {t('role.opensWith')} <SearchWords resource={resource} filters={filters} search={search} />
        </p>
      )}
    </li>
  );
}
