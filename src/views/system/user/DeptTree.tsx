import { Tree } from 'antd';
import { useT } from '@/i18n';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { useDepts } from '../useDepts';
import styles from './user.module.css';

const PARAM = 'deptId';

/** The departments beside the list: one that is chosen narrows it, chosen again it does not. */
export function DeptTree() {
  const t = useT();
  const { pathname, search } = useTabLocation();
  const { depts, failed, retry } = useDepts();
  const given = new URLSearchParams(search);
  const chosen = given.get(PARAM);

  const choose = (key: string | undefined) => {
    if (key === undefined) given.delete(PARAM);
    else given.set(PARAM, key);
    given.delete('pageNum');
    void goTo(`${pathname}?${given}`);
  };

  return (
    <nav className={styles.depts} aria-label={t('user.depts')}>
      <h2>{t('user.depts')}</h2>
      {failed ? <LoadFailed retry={retry} /> : null}
      {depts.length > 0 ? (
        <Tree
          blockNode
          defaultExpandAll
          treeData={depts}
          selectedKeys={chosen === null ? [] : [chosen]}
          onSelect={([key]) => choose(key === undefined ? undefined : String(key))}
        />
      ) : null}
    </nav>
  );
}
