import { useTabLocation } from '@/services/tabLocation';
import { ByAccount } from './ByAccount';
import { ByMember } from './ByMember';

export default function MemberAssetScreen() {
  const { search } = useTabLocation();
  return new URLSearchParams(search).get('group') === 'member' ? <ByMember /> : <ByAccount />;
}
