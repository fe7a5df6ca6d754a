import { ViewBoundary } from '@/kernel/ViewBoundary';
import { loadView, ownView } from '@/kernel/views';
import Layout from '@/shell/Layout';
import { OnDemand } from '@/shell/base/OnDemand';
import { sayCrash } from '@/shell/base/sayCrash';
import { closeMembers, useShownMembers } from '@/stores/shownMembers';

const loadMembers = () => loadView(ownView('member/detail/drawer'));

/** The picture goes, the screen below it stays. */
function giveUp(id: string): void {
  closeMembers();
  sayCrash(id);
}

/** The frame, and over it the member somebody asks for from any list. */
export default function AppFrame() {
  const stack = useShownMembers((state) => state.stack);
  return (
    <Layout>
      <ViewBoundary onCrash={giveUp} subject={stack}>
        <OnDemand load={loadMembers} wanted={stack.length > 0} keep />
      </ViewBoundary>
    </Layout>
  );
}
