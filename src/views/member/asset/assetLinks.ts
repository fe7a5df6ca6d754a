import type { MemberAsset } from '@/api/assetTypes';
import { toQuery } from '@/api/query';
import { currentAddress, goTo } from '@/services/navigation';

type Account = Pick<MemberAsset, 'memberId' | 'accountType' | 'coin'>;

/** Every change of one account. */
export const openLedger = ({ memberId, accountType, coin }: Account): Promise<void> =>
  goTo(`/member/assetLog?${toQuery({ memberId, accountType: [accountType], coin: [coin] })}`);

/** The form of an adjustment, filled in as far as the account says. */
export const openAdjust = ({ memberId, accountType, coin }: Account): Promise<void> =>
  goTo(`/finance/adjust?${toQuery({ create: 1, memberId, accountType, coin })}`);

/** The list once more with a member or an account a row; the filters stay. */
export function regroup(group: 'member' | ''): Promise<void> {
  const [path = '', search = ''] = currentAddress().split('?');
  const params = new URLSearchParams(search);
  for (const name of ['pageNum', 'orderBy', 'group']) params.delete(name);
  if (group) params.set('group', group);
  return goTo(params.size > 0 ? `${path}?${params}` : path);
}
