import { useHotkeys } from '@/ui/keys/useHotkeys';
import { possibleActions } from './possibleActions';
import { runAction } from './runAction';
import type { ScreenAction, ScreenContext } from './screenAction';

/** Key of the row that has the focus or, with the focus elsewhere, of the one under the pointer. */
function rowKeyAtHand(): string | null {
  const row =
    document.activeElement?.closest('[data-row-key]') ?? document.querySelector('[data-row-key]:hover');
  return row?.getAttribute('data-row-key') ?? null;
}

/** Starts actions with their keys for the row at hand, while the screen is visible and no dialog is open. */
export function useRowKeys<Row>(
  actions: readonly ScreenAction<Row>[],
  rows: readonly Row[],
  idOf: (row: Row) => string,
  context: ScreenContext,
): void {
  const start = (name: string) => () => {
    const key = rowKeyAtHand();
    const row = rows.find((one) => idOf(one) === key);
    if (row === undefined) return;
    const action = possibleActions(actions, row, context.t, context.viewer).find(
      ({ hotkey }) => hotkey === name,
    );
    if (action) runAction(() => action.perform(row, context));
  };
  const keys = actions.flatMap(({ hotkey }) =>
    hotkey === undefined ? [] : ([[hotkey, start(hotkey)]] as const),
  );
  useHotkeys(Object.fromEntries(keys), null, keys.length > 0);
}
