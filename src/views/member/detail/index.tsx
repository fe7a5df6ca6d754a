import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { goTo } from '@/services/navigation';
import { useTabLocation } from '@/services/tabLocation';
import { MemberProfileView } from './MemberProfileView';
import { profileQuery } from './queries';

/** The parameter of an address that names its tag and its window. */
const TITLE = 'tagsViewName';

/**
 * A member's profile as a screen of its own; the path contains the member's id or UID (`:id`), the query the
 * selected tab (`tab`). Its tag is called by the member's UID, so that several can be told apart.
 */
export default function MemberDetailScreen() {
  const { pathname, search, params } = useTabLocation();
  const id = params['id'] ?? '';
  const given = new URLSearchParams(search);
  const uid = useQuery(profileQuery(id)).data?.uid;

  useEffect(() => {
    const named = new URLSearchParams(search);
    if (uid === undefined || uid === '' || named.get(TITLE) === uid) return;
    named.set(TITLE, uid);
    void goTo(`${pathname}?${named}`, { replace: true, quietly: true });
  }, [uid, pathname, search]);

  const show = (tab: string) => {
    given.set('tab', tab);
    void goTo(`${pathname}?${given}`, { replace: true });
  };
  return <MemberProfileView id={id} tab={given.get('tab')} onTab={show} />;
}
