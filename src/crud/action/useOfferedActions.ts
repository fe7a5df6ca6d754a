import { useEffect, useRef } from 'react';
import type { KeyWord } from '@/stores/manual';
import { offerCommands } from '@/services/screenCommands';
import type { ScreenCommand } from '@/services/screenCommands';
import { possibleActions } from './possibleActions';
import { runAction } from './runAction';
import type { ScreenAction, ScreenContext } from './screenAction';

type Keyed = Pick<ScreenAction<never>, 'hotkey' | 'label'>;

interface OfferedActions<Subject> {
  /** Title of the record the actions apply to; empty for the screen itself. */
  record: string;
  actions: readonly ScreenAction<Subject>[];
  subject: Subject;
  context: ScreenContext;
  /** Actions on chosen rows, which have keys too. */
  bulk?: readonly Keyed[];
  /** Actions on the row at hand that have keys. */
  row?: readonly Keyed[];
}

/** The actions that the operator may start now, as commands. */
function commandsOf<Subject>({ actions, subject, context }: OfferedActions<Subject>): ScreenCommand[] {
  const { t, viewer } = context;
  return possibleActions(actions, subject, t, viewer).map((action) => ({
    name: action.name,
    label: t(action.label),
    icon: action.icon,
    run: () => runAction(() => action.perform(subject, context)),
  }));
}

/** The keys of all of them, and the one that chooses rows. */
function keysOf({
  actions,
  bulk = [],
  row = [],
  context: { t },
}: Pick<OfferedActions<never>, 'actions' | 'bulk' | 'row' | 'context'>) {
  const keys = [...actions, ...bulk, ...row].flatMap(({ hotkey, label }: Keyed): KeyWord[] =>
    hotkey ? [{ key: hotkey, what: t(label) }] : [],
  );
  return bulk.length > 0 ? [...keys, { key: 'X', what: t('crud.key.all') }] : keys;
}

/** Offers actions in the command palette while the screen or drawer is visible. */
export function useOfferedActions<Subject>(offered: OfferedActions<Subject>): void {
  const latest = useRef(offered);
  const { record } = offered;
  useEffect(() => {
    latest.current = offered;
  });
  // Effects of a hidden screen are cleaned up, which also withdraws its commands.
  useEffect(
    () =>
      offerCommands({
        record,
        list: () => commandsOf(latest.current),
        keys: () => keysOf(latest.current),
      }),
    [record],
  );
}
