import { useWaitingWrites } from '@/stores/waitingWrites';
import { SafePart } from '../base/SafePart';

const load = () => import('../undo/UndoStrip').then((module) => module.UndoStrip);

/** The place of the writes that can be undone; it has no height while none waits. */
export function UndoPlace() {
  const count = useWaitingWrites((state) => state.list.length);
  return <SafePart load={load} wanted={count > 0} subject={count} />;
}
