import { createElement } from 'react';
import { ViewBoundary } from '@/kernel/ViewBoundary';
import { loadView, ownView } from '@/kernel/views';
import Layout from '@/shell/Layout';
import { OnDemand } from '@/shell/base/OnDemand';
import { useQuietStart } from '@/shell/base/useQuietStart';
import { sayCrash } from '@/shell/base/sayCrash';
import { useLoaded } from '@/ui/load/useLoaded';
import { closeMembers, useShownMembers } from '@/stores/shownMembers';

const loadWarmUp = () => import('@/shell/warm/WarmUp').then((module) => module.default);

const loadMembers = () => loadView(ownView('member/detail/drawer'));

/** Closes the member drawer; the screen below stays. */
function giveUp(id: string): void {
  closeMembers();
  sayCrash(id);
}

/** The warm-up is only preparation; its crash has been reported already. */
const ignore = () => undefined;

/** The frame, with the member drawer above it, which any list can open. */
export default function AppFrame() {
  const stack = useShownMembers((state) => state.stack);
  const warmUp = useLoaded({ load: loadWarmUp, wanted: useQuietStart() });
  return (
    <Layout>
      <ViewBoundary onCrash={giveUp} subject={stack}>
        <OnDemand load={loadMembers} wanted={stack.length > 0} keep />
      </ViewBoundary>
      <ViewBoundary onCrash={ignore}>{warmUp && createElement(warmUp)}</ViewBoundary>
    </Layout>
  );
}
