import { UnlockOutlined } from '@ant-design/icons';
import { IpScope } from '@/contract/risk/ipRule';
import { KEPT_DAYS, loginError, UserType } from '@/contract/risk/loginError';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import type { Translate } from '@/i18n';
import { platformDaysAgo } from '@/lib/dates';
import { NONE } from '@/ui/cell/value';
import { blockAddress } from '../blockAddress';
import styles from '../risk.module.css';
import { TAB } from '../tab';

type LoginError = RowOf<typeof loginError>;

const { screen, col, row, bulk, bar } = screenKit(loginError);

const unlock = row.ask({
  call: loginError.calls.unlock,
  label: 'loginError.unlock',
  icon: <UnlockOutlined />,
  visible: ({ locked }) => locked === 1,
  text: ({ account }, t) => t('loginError.unlockText', { account }),
  done: 'loginError.unlocked',
});

const block = row.ask(
  blockAddress<LoginError>(
    ({ ip }) => ip,
    ({ userType }) => (userType === UserType.staff ? IpScope.console : IpScope.members),
  ),
);

/** True for an entry that need not be kept any more. */
const isOld = ({ createdAt }: Pick<LoginError, 'createdAt'>): boolean =>
  createdAt <= platformDaysAgo(KEPT_DAYS);

/** Why entries cannot be deleted yet; `null` where they can. */
const tooYoung = (rows: readonly LoginError[], t: Translate): string | null =>
  rows.every(isOld) ? null : t('loginError.tooYoung', { n: KEPT_DAYS });

/** Sign-ins that failed, one by one. */
export const Errors = screen({
  ownParams: [TAB],
  columns: [
    col('userType', { width: 80 }),
    col('account', { width: 160 }),
    col('errorType', { width: 125 }),
    col('ip', { width: 125 }),
    col('failCount', { width: 90 }),
    'createdAt',
    col.custom(
      'lockedUntil',
      ({ lockedUntil, locked }) =>
        lockedUntil === null ? (
          NONE
        ) : (
          <span className={locked === 1 ? styles.many : undefined}>{lockedUntil}</span>
        ),
      { width: 160 },
    ),
    col('uid', { width: 120 }),
    col('device', { width: 150 }),
  ],
  toolbar: [bar.exportCsv()],
  rowActions: [unlock, block, row.remove({ visible: isOld })],
  bulkActions: [bulk.remove({ disabledReason: tooYoung })],
});
