import type { Translate } from '@/i18n';
import type { ScreenAction, Viewer } from './screenAction';

/** The actions that the operator may start now. */
export const possibleActions = <Subject>(
  actions: readonly ScreenAction<Subject>[],
  subject: Subject,
  t: Translate,
  viewer: Viewer,
): readonly ScreenAction<Subject>[] =>
  actions
    .filter(({ permission }) => permission === null || viewer.can(permission))
    .filter((action) => action.visible?.(subject, viewer) ?? true)
    .filter((action) => (action.disabledReason?.(subject, t, viewer) ?? null) === null);
