import { MEMBER_PROFILE } from '@/api/memberProfile';
import { plugMemberOpener } from '@/crud/cells/memberOpener';
import { loadView, ownView } from '@/kernel/views';
import Layout from '@/shell/Layout';
import { OnDemand } from '@/shell/OnDemand';
import { hrefOf } from '@/shell/open';
import { memberPath, showMember, useShownMembers } from '@/stores/shownMembers';

plugMemberOpener({
  permission: MEMBER_PROFILE,
  open: showMember,
  href: (id) => hrefOf(memberPath(id)),
});

const loadMembers = () => loadView(ownView('member/detail/drawer'));

/** The frame, and over it the member somebody asks for from any list. */
export default function Framed() {
  const wanted = useShownMembers(({ stack }) => stack.length > 0);
  return (
    <Layout>
      <OnDemand load={loadMembers} wanted={wanted} keep />
    </Layout>
  );
}
