import { member } from '@/contract/member/member';
import { violation } from '@/contract/risk/violation';
import { loadMessages } from '@/i18n';
import { areasOf } from '@/kernel/words';
import { onDemand } from '@/ui/load/onDemand';

const words = () => loadMessages('cluster', ...areasOf(member.view), ...areasOf(violation.view));

/** A cluster with all that it needs, the engine of the graph included; it comes when the first one is opened. */
export const Cluster = onDemand(async () => {
  const [{ ClusterView }] = await Promise.all([import('./ClusterView'), words()]);
  return ClusterView;
});

/** A cluster in a drawer over the page. */
export const ClusterDialog = onDemand(async () => {
  const [{ ClusterDrawer }] = await Promise.all([import('./ClusterDrawer'), words()]);
  return ClusterDrawer;
});
