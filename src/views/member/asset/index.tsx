import { asset } from '@/contract/member/asset';
import { holdings } from '@/contract/member/holdings';
import { ListScreen } from '@/crud/screen/ListScreen';
import { useTabLocation } from '@/services/tabLocation';
import { byAccount } from './byAccount';
import { byMember } from './byMember';

/** Balances by account or by member, as the query parameter says. */
export default function MemberAssetScreen() {
  const { search } = useTabLocation();
  const isByMember = new URLSearchParams(search).get('group') === 'member';
  return isByMember ? (
    <ListScreen key={holdings.name} resource={holdings} {...byMember} />
  ) : (
    <ListScreen key={asset.name} resource={asset} {...byAccount} />
  );
}
