import { useMemo, useState } from 'react';
import type { Resource, RowOf } from '@/contract/resource';
import { textOf } from '@/ui/cell/value';
import { Boundary } from '@/ui/feedback/Boundary';
import { actionsWidth } from '../action/actionsWidth';
import { visibleActions } from '../action/possibleActions';
import { RowButtons } from '../action/RowButtons';
import type { ScreenAction, ScreenContext } from '../action/screenAction';
import { useViewer } from '../action/useViewer';
import { useSameRows } from '../list/useSameRows';

/** Number of row actions drawn as buttons; the others are in a menu. */
const INLINE = 2;

export const idOf = (row: object): string => textOf(Reflect.get(row, 'id')) ?? '';

export function usePermittedActions<Subject>(
  actions: readonly ScreenAction<Subject>[],
): readonly ScreenAction<Subject>[] {
  const viewer = useViewer();
  return useMemo(
    () => actions.filter(({ permission }) => permission === null || viewer.can(permission)),
    [actions, viewer],
  );
}

/** The column of row actions, wide enough for the first buttons of every row that the list has shown. */
export function useRowActions<R extends Resource>(
  { name: resource }: R,
  rows: readonly RowOf<R>[],
  actions: readonly ScreenAction<RowOf<R>>[],
  context: ScreenContext,
  reads: readonly string[] | undefined,
) {
  const { t, viewer } = context;
  const words = useMemo(() => new Map(actions.map(({ name, label }) => [name, t(label)])), [actions, t]);
  const offering = useSameRows(rows, reads);
  const needed = useMemo(() => {
    const labels = offering.map((row) =>
      visibleActions(actions, row, viewer).map((action) => words.get(action.name) ?? ''),
    );
    return actionsWidth(labels, INLINE);
  }, [offering, actions, viewer, words]);
  // From page to page it only grows, so that no column of the data comes and goes with what can be done.
  const [known, setKnown] = useState({ words, width: needed });
  const width = known.words === words ? Math.max(known.width, needed) : needed;
  if (known.words !== words || known.width !== width) setKnown({ words, width });
  return useMemo(() => {
    if (actions.length === 0) return undefined;
    return {
      width,
      reads,
      render: (row: RowOf<R>) => (
        <Boundary>
          <RowButtons
            actions={actions}
            row={row}
            resource={resource}
            id={idOf(row)}
            context={context}
            inline={INLINE}
          />
        </Boundary>
      ),
    };
  }, [actions, context, resource, reads, width]);
}
