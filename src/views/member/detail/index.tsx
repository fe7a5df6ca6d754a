import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { MemberProfileView } from './MemberProfileView';

/** A member's whole picture as a page of its own; the path names the member (`:id`), the query the part (`tab`). */
export default function MemberDetailScreen() {
  const { pathname, search, params } = useTabLocation();
  const given = new URLSearchParams(search);
  const show = (tab: string) => {
    given.set('tab', tab);
    void goTo(`${pathname}?${given}`, { replace: true });
  };
  return <MemberProfileView id={params['id'] ?? ''} tab={given.get('tab')} onTab={show} />;
}
