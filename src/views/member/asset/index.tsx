import { useTabLocation } from '@/services/tabLocation';
import { GROUP } from './assetRegroup';
import { ByAccount } from './byAccount';
import { ByMember } from './byMember';

/** Balances by account or by member, as the query parameter says. */
export default function MemberAssetScreen() {
  const { search } = useTabLocation();
  return new URLSearchParams(search).get(GROUP) === 'member' ? <ByMember /> : <ByAccount />;
}
