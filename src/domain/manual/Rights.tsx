import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import { SITE } from '@/api/client';
import { useViewer } from '@/crud/action/useViewer';
import { useT } from '@/i18n';
import { permissionKeys } from './wordKeys';
import { roleNames } from './roleNames';
import { useSay } from './useSay';
import styles from './manual.module.css';

/** Who may do what on a screen: roles as they come with the console, and the operator. */
export function Rights({ permissions }: { permissions: readonly string[] }) {
  const t = useT();
  const say = useSay();
  const viewer = useViewer();
  return (
    <section className={styles.section}>
      <h3>{t('manual.rights')}</h3>
      <p className={styles.faint}>{t('manual.rightsHint')}</p>
      <table className={styles.rights}>
        <thead>
          <tr>
            <th scope="col">{t('manual.permission')}</th>
            <th scope="col">{t('manual.roles')}</th>
            <th scope="col">{t('manual.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {permissions.map((path) => {
            const may = viewer.can(`${SITE}${path}`);
            return (
              <tr key={path}>
                <th scope="row">{say(permissionKeys(path))}</th>
                <td>{roleNames(path, say)}</td>
                <td data-may={may}>
                  {may ? (
                    <CheckOutlined aria-label={t('manual.may')} />
                  ) : (
                    <MinusOutlined aria-label={t('manual.mayNot')} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
