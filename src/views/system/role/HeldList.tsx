import { MenuType } from '@/contract/system/menu';
import { Skeleton, Tag } from 'antd';
import { useLanguage } from '@/i18n';
import { textIn } from '@/ui/cell/TextsCell';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import styles from './role.module.css';
import { usePermissions } from './usePermissions';

/** `sys_menu_type` */

/** What a role holds: each screen, and the buttons of it. */
export function HeldList({ ids }: { ids: readonly string[] }) {
  const language = useLanguage();
  const { index, failed, retry } = usePermissions();
  if (failed) return <LoadFailed retry={retry} />;
  if (!index) return <Skeleton active />;
  const held = new Set(ids);
  return (
    <dl className={styles.held}>
      {index.all
        .filter(({ id, type }) => type === MenuType.page && held.has(id))
        .map((page) => (
          <div key={page.id}>
            <dt>{textIn(page.title, language)}</dt>
            <dd className={styles.names}>
              {(index.below.get(page.id) ?? [])
                .filter(({ id, type }) => type === MenuType.button && held.has(id))
                .map((button) => (
                  <Tag key={button.id} title={button.permission}>
                    {textIn(button.title, language)}
                  </Tag>
                ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
