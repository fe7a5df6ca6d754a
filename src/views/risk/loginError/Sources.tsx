import { loginError, UserType } from '@/contract/risk/loginError';
import { loginSource } from '@/contract/risk/loginSource';
import { IpScope } from '@/contract/risk/ipRule';
import type { RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { blockAddress } from '../blockAddress';
import { TAB } from '../tab';

type Source = RowOf<typeof loginSource>;

const { screen, col, row } = screenKit(loginSource);

const block = row.ask({
  ...blockAddress<Source>(
    ({ ip }) => ip,
    ({ userType }) => (userType === UserType.staff ? IpScope.console : IpScope.members),
  ),
  visible: ({ blocked }) => blocked !== 1,
});

/** Addresses from which sign-ins failed, those with most accounts first. */
export const Sources = screen({
  ownParams: [TAB],
  columns: [
    col('ip', { width: 135 }),
    col('userType', { width: 90 }),
    col('accounts', { width: 100 }),
    col('tries', { width: 100 }),
    col('lockedAccounts', { width: 120 }),
    col('ipType', { width: 110 }),
    col('blocked', { width: 90 }),
    'lastAt',
    'firstAt',
    col('location', { width: 120 }),
  ],
  rowActions: [row.link(loginError, 'loginError.errors', ({ ip }) => ({ ip })), block],
});
