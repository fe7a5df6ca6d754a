import { AuditOutlined, PlaySquareOutlined } from '@ant-design/icons';
import { loadMessages } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { BarAction, RowAction } from '@/crud/action/action';
import { onDemand } from '@/ui/load/onDemand';
import type { Desk, OpenDesk } from './types';

/** What the actions that open a desk are told. */
export interface Told<Subject> {
  label: Key;
  permission: string;
  visible?: (subject: Subject) => boolean;
}

/** The desk's code and words come with the first review. */
function drawerOf<Detail>() {
  return onDemand<OpenDesk<Detail>>(async () => {
    const [{ DeskDrawer }] = await Promise.all([import('./DeskDrawer'), loadMessages('desk')]);
    return DeskDrawer<Detail>;
  });
}

/** The row action that opens a desk for one record. */
export function reviewAction<Row extends object, Detail>(
  desk: Desk<Detail>,
  idOf: (row: Row) => number,
  told: Told<Row>,
): RowAction<Row> {
  const Drawer = drawerOf<Detail>();
  return {
    name: 'review',
    icon: <AuditOutlined />,
    primary: true,
    ...told,
    perform: (row, tools) => {
      const id = idOf(row);
      tools.show((dialog) => <Drawer {...dialog} desk={desk} id={id} />);
    },
  };
}

/** The toolbar action that opens a desk with whatever waits next. */
export function startAction<Row extends object, Query, Detail>(
  desk: Desk<Detail>,
  told: Told<Query>,
): BarAction<Row, Query> {
  const Drawer = drawerOf<Detail>();
  return {
    name: 'startReview',
    icon: <PlaySquareOutlined />,
    ...told,
    perform: (_, tools) => tools.show((dialog) => <Drawer {...dialog} desk={desk} />),
  };
}
