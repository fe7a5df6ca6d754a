import type { Translate } from '@/i18n';
import type { ScreenAction, Viewer } from './screenAction';

/** The actions that a subject has, possible now or not. */
export const visibleActions = <Subject>(
  actions: readonly ScreenAction<Subject>[],
  subject: Subject,
  viewer: Viewer,
): readonly ScreenAction<Subject>[] => actions.filter((action) => action.visible?.(subject, viewer) ?? true);

/** The actions that the operator may start now. */
export const possibleActions = <Subject>(
  actions: readonly ScreenAction<Subject>[],
  subject: Subject,
  t: Translate,
  viewer: Viewer,
): readonly ScreenAction<Subject>[] =>
  visibleActions(actions, subject, viewer)
    .filter(({ permission }) => permission === null || viewer.can(permission))
    .filter((action) => (action.disabledReason?.(subject, t, viewer) ?? null) === null);
