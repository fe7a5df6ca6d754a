import { loadMessages } from '@/i18n';
import { usePlatform } from '@/stores/platform';
import { SafePart } from '../base/SafePart';

const load = () =>
  Promise.all([import('../closures/ClosuresBar'), loadMessages('closures')]).then(
    ([module]) => module.ClosuresBar,
  );

/** The place of what is closed to members; it has no height while everything is open. */
export function ClosuresPlace() {
  const count = usePlatform(({ closures }) => closures.length);
  return <SafePart load={load} wanted={count > 0} subject={count} />;
}
