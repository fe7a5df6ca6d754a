import { permissionOf, send } from '@/api/call';
import type { Call } from '@/contract/call';
import type { Kind, Shape } from '@/contract/field/field';
import { isReadable } from '@/contract/field/read';
import type { Resource, RowOf } from '@/contract/resource';
import type { Viewer } from '@/crud/action/screenAction';
import { useViewer } from '@/crud/action/useViewer';
import { fieldLabel, useFormatLabel } from '@/crud/field/label';
import type { Column } from '@/crud/list/column';
import { useT } from '@/i18n';
import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import type { Writing } from './writing';
import { fieldColumn } from './column';
import type { ColumnOverrides } from './columnTypes';
import { composeBody, recordsInBody, writtenOf } from './compose';
import { unreadableReason } from './deciding';
import { SwitchCell } from './SwitchCell';
import type { Turn } from './SwitchCell';
import { titleOf } from './title';

export interface SwitchOptions<Row> extends Pick<ColumnOverrides<Row>, 'width' | 'pin'> {
  /** Says who reads the reason. */
  reasonHint?: Key;
  /** The words of the two directions; by default those of a status. */
  turns?: Record<'on' | 'off', Turn>;
  /** A warning about what switching would cause for this row; `null` for none. */
  warning?: (row: Row, t: Translate) => string | null;
  /** Why this row cannot be switched; `null` when it can. */
  disabledReason?: (row: Row, t: Translate, viewer: Viewer) => string | null;
}

const namesOf = (body: Shape, kind: Kind): string[] =>
  Object.keys(body).filter((name) => body[name]?.kind === kind);

/**
 * A column that shows a flag as a switch. Operators without the call's permission see the state only.
 * @param call takes the new state as the flag of its body; a reason is asked for where its body has one
 */
export function switchColumn<R extends Resource, S extends Shape>(
  resource: R,
  name: keyof R['row'] & string,
  call: Writing<S>,
  { reasonHint, turns, warning, disabledReason, width = 110, pin }: SwitchOptions<RowOf<R>> = {},
): Column<RowOf<R>> {
  const { name: resourceName, row: shape } = resource;
  const state = namesOf(call.body, 'flag')[0] ?? 'on';
  const wantsReason = namesOf(call.body, 'reason').length > 0;

  function RowSwitch({ row }: { row: RowOf<R> }) {
    const t = useT();
    const viewer = useViewer();
    const labelOf = useFormatLabel();
    if (!isReadable(row, name)) return <UnreadableCell />;
    const written = writtenOf(row);
    return (
      <SwitchCell
        name={resourceName}
        id={written.id}
        touches={call.touches}
        on={Reflect.get(row, name) === 1}
        label={`${labelOf(fieldLabel(resourceName, name))} ${titleOf(resource, row)}`}
        record={titleOf(resource, row)}
        turns={turns}
        permission={permissionOf(call)}
        disabledReason={
          unreadableReason(resourceName, shape, call.body, [row], t) ??
          disabledReason?.(row, t, viewer) ??
          null
        }
        reason={wantsReason ? (reasonHint ? t(reasonHint) : '') : null}
        warning={warning?.(row, t)}
        set={(on, reason) =>
          send<Call>(
            call,
            composeBody(call, { ...recordsInBody(call.body, [written], false), [state]: on, reason }),
          )
        }
      />
    );
  }

  return {
    ...fieldColumn<R['row']>({ name: resourceName, shape }, name, { width, pin }),
    cell: (row) => <RowSwitch row={row} />,
  };
}
