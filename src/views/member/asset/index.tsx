import { useTabLocation } from '@/stores/tabLocation';
import { ByAccount } from './parts/ByAccount';
import { ByMember } from './parts/ByMember';

export default function MemberAssetScreen() {
  const { search } = useTabLocation();
  return new URLSearchParams(search).get('group') === 'member' ? <ByMember /> : <ByAccount />;
}
