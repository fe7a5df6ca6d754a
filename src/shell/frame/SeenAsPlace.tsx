import { loadMessages } from '@/i18n';
import { useSeenAs } from '@/stores/seenAs';
import { SafePart } from '../base/SafePart';

const load = () =>
  Promise.all([import('../seenAs/SeenAsBar'), loadMessages('system/role')]).then(
    ([module]) => module.SeenAsBar,
  );

/** The place of the bar that says as which role the console is seen; it has no height otherwise. */
export function SeenAsPlace() {
  return <SafePart load={load} wanted={useSeenAs(({ role }) => role !== null)} />;
}
