import { ViewBoundary } from '@/kernel/ViewBoundary';
import { loadView, ownView } from '@/kernel/views';
import Layout from '@/shell/Layout';
import { OnDemand } from '@/shell/base/OnDemand';
import { sayCrash } from '@/shell/base/sayCrash';
import { closeMembers, useShownMembers } from '@/stores/shownMembers';

const loadMembers = () => loadView(ownView('member/detail/drawer'));

/** Closes the member drawer; the screen below stays. */
function giveUp(id: string): void {
  closeMembers();
  sayCrash(id);
}

/** The frame, with the member drawer above it, which any list can open. */
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
