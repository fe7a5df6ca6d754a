import { Button } from 'antd';
import type { AuthTwin } from '@/api/authTypes';
import { DictTag } from '@/crud/cell/DictTag';
import { TimeCell } from '@/ui/cell/TimeCell';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { goTo } from '@/services/navigation';
import styles from './auth.module.css';

/** Other members' requests for the same document, each a way to all requests of its member. */
export function DuplicateRequests({ twins }: { twins: readonly AuthTwin[] }) {
  const t = useT();
  return (
    <ul className={styles.twins}>
      {twins.map(({ id, memberId, uid, account, authNo, authLevel, status, createdAt }) => (
        <li key={id}>
          <span className={styles.twinHead}>
            <Button
              type="link"
              size="small"
              aria-label={t('auth.openTwin', { uid })}
              onClick={() => void goTo(`/member/auth?memberId=${memberId}`)}
            >
              {uid}
            </Button>
            <bdi>{visibleText(account)}</bdi>
            <DictTag type="biz_kyc_level" code={String(authLevel)} />
            <DictTag type="biz_auth_status" code={String(status)} />
          </span>
          <span className={styles.faint}>
            {authNo} · <TimeCell value={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
