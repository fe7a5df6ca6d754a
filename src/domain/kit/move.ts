import type { MoveName } from '@/contract/flow';
import type { Resource } from '@/contract/resource';
import type { ScreenAction } from '@/crud/action/screenAction';
import { askAction } from './ask';
import type { AskOptions } from './askOptions';
import { moveTerms } from './moves';
import type { AnswerOfMove, BodyOfMove } from './moves';
import { titleOf } from './title';

/** What a screen says of a move; its call, its permission and what it sends follow from the flow. */
export type MoveOptions<R extends Resource, N extends string, Subject> = Omit<
  AskOptions<BodyOfMove<R, N>, Subject, AnswerOfMove<R, N>>,
  'call' | 'permission'
>;

/**
 * An action that makes a move of a record, or one of several that its form chooses from. It is seen in the states that
 * the flow lets it start from, and says why an earlier part in the record keeps the operator from it.
 */
export function moveAction<R extends Resource, N extends MoveName<R>, Subject extends object>(
  resource: R,
  moves: N | readonly N[],
  { visible, disabledReason, fields, fixed, ...options }: MoveOptions<R, N, Subject>,
): ScreenAction<Subject> {
  const names: readonly N[] = typeof moves === 'string' ? [moves] : moves;
  const [name] = names;
  const terms = moveTerms<R, N>(resource, names);
  return askAction<BodyOfMove<R, N>, Subject, AnswerOfMove<R, N>>(
    {
      resource: resource.name,
      shape: { ...resource.row, ...resource.detail },
      titleOf: (row) => titleOf(resource, row),
      of: resource,
      rowsOf: (subject) => [subject],
      isBulk: false,
    },
    {
      ...(name === undefined ? {} : { name }),
      ...options,
      call: terms.call,
      permission: terms.permission,
      fixed: (subject) => ({ ...terms.fixed, ...(typeof fixed === 'function' ? fixed(subject) : fixed) }),
      visible: (subject, viewer) => terms.visible(subject, viewer) && (visible?.(subject, viewer) ?? true),
      disabledReason: (subject, t, viewer) =>
        terms.disabledReason(subject, t, viewer) ?? disabledReason?.(subject, t, viewer) ?? null,
      fields: (field, subject, viewer) => {
        const own =
          typeof fields === 'function' ? fields(field, subject, viewer) : fields && field.all(fields);
        return terms.withReason(own ?? []);
      },
    },
  );
}
