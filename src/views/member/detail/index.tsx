import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { MemberProfileView } from './MemberProfileView';

/**
 * A member's profile as a screen of its own; the path contains the member's id (`:id`), the query the
 * selected tab (`tab`).
 */
export default function MemberDetailScreen() {
  const { pathname, search, params } = useTabLocation();
  const given = new URLSearchParams(search);
  const show = (tab: string) => {
    given.set('tab', tab);
    void goTo(`${pathname}?${given}`, { replace: true });
  };
  return <MemberProfileView id={params['id'] ?? ''} tab={given.get('tab')} onTab={show} />;
}
