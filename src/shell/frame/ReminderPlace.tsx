import { useReminders } from '@/stores/reminders';
import { SafePart } from '../base/SafePart';

const load = () => import('../reminders/Reminders').then((module) => module.Reminders);

/** The place of the reminders in the frame; it has no height while no warning is open. */
export function ReminderPlace() {
  const open = useReminders((state) => state.open);
  return <SafePart load={load} wanted subject={open} />;
}
