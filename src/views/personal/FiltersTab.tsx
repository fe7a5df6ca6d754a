import { useState } from 'react';
import { savedLists } from '@/crud/filter/savedFilters';
import { useT } from '@/i18n';
import { useSession } from '@/stores/session';
import { ListFilters } from './ListFilters';
import styles from './personal.module.css';

/** The searches that the operator has saved in this browser, by the list they belong to. */
export function FiltersTab() {
  const t = useT();
  const user = useSession((state) => state.user?.id ?? '0');
  const [lists] = useState(() => savedLists(user));
  return (
    <>
      <p className={styles.hint}>{t('personal.filtersHint')}</p>
      {lists.length === 0 ? <p className={styles.faint}>{t('personal.noFilters')}</p> : null}
      {lists.map((list) => (
        <ListFilters key={list} list={list} />
      ))}
    </>
  );
}
