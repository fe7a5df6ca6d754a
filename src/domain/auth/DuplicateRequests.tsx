import { auth } from '@/contract/member/auth';
import type { DetailOf } from '@/contract/resource';
import { DictTag } from '@/crud/cell/DictTag';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { ScreenLink } from '@/services/ScreenLink';
import { TimeCell } from '@/ui/cell/TimeCell';
import { textOf } from '@/ui/cell/value';
import styles from './auth.module.css';

/** Other members' requests that name the same document, each with a link to all requests of its member. */
export function DuplicateRequests({ duplicates }: Pick<DetailOf<typeof auth>, 'duplicates'>) {
  const t = useT();
  return (
    <ul className={styles.twins}>
      {duplicates.map(({ memberId, uid, account, authNo, authLevel, status, createdAt }, place) => (
        <li key={place}>
          <span className={styles.twinHead}>
            <ScreenLink view={auth.view} params={{ memberId }} aria-label={t('auth.openTwin', { uid })}>
              {uid}
            </ScreenLink>
            <bdi>{visibleText(account)}</bdi>
            <DictTag type="biz_kyc_level" code={textOf(authLevel)} />
            <DictTag type="biz_auth_status" code={textOf(status)} />
          </span>
          <span className={styles.faint}>
            {authNo} · <TimeCell value={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
