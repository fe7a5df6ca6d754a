import { useHotkeys } from '@/ui/keys/useHotkeys';
import { possibleActions } from './possibleActions';
import { runAction } from './runAction';
import type { ScreenAction, ScreenContext } from './screenAction';

/** Starts actions with their keys while the screen is visible and no dialog is open. */
export function useActionKeys<Subject>(
  actions: readonly ScreenAction<Subject>[],
  subject: Subject,
  context: ScreenContext,
): void {
  const { t, viewer } = context;
  const start = (hotkey: string) => () => {
    const action = possibleActions(actions, subject, t, viewer).find((one) => one.hotkey === hotkey);
    if (action) runAction(() => action.perform(subject, context));
  };
  const keys = actions.flatMap(({ hotkey }) =>
    hotkey === undefined ? [] : ([[hotkey, start(hotkey)]] as const),
  );
  useHotkeys(Object.fromEntries(keys), null, keys.length > 0);
}
