import { AuditOutlined, PlaySquareOutlined } from '@ant-design/icons';
import type { Id } from '@/contract/field/brands';
import { loadMessages } from '@/i18n';
import type { Key } from '@/i18n/keys';
import type { BarAction, RowAction } from '@/crud/action/action';
import { onDemand } from '@/ui/load/onDemand';
import type { Review, OpenReviewProps } from './types';

/** What the actions that open a desk are told. */
export interface ReviewActionOptions<Subject> {
  label: Key;
  permission: string;
  visible?: (subject: Subject) => boolean;
}

/** The desk's code and words come with the first review. */
function drawerOf<Detail>() {
  return onDemand<OpenReviewProps<Detail>>(async () => {
    const [{ ReviewDrawer }] = await Promise.all([import('./ReviewDrawer'), loadMessages('review')]);
    return ReviewDrawer<Detail>;
  });
}

/** The row action that opens a desk for one record. */
export function reviewAction<Row extends object, Detail>(
  review: Review<Detail>,
  idOf: (row: Row) => Id | null,
  overrides: ReviewActionOptions<Row>,
): RowAction<Row> {
  const Drawer = drawerOf<Detail>();
  return {
    name: 'review',
    icon: <AuditOutlined />,
    primary: true,
    ...overrides,
    perform: (row, context) => {
      const id = idOf(row);
      if (id !== null) context.show((dialog) => <Drawer {...dialog} reviewDesk={review} id={id} />);
    },
  };
}

/** The toolbar action that opens a desk with whatever waits next. */
export function startAction<Row extends object, Query, Detail>(
  review: Review<Detail>,
  overrides: ReviewActionOptions<Query>,
): BarAction<Row, Query> {
  const Drawer = drawerOf<Detail>();
  return {
    name: 'startReview',
    icon: <PlaySquareOutlined />,
    ...overrides,
    perform: (_, context) => context.show((dialog) => <Drawer {...dialog} reviewDesk={review} />),
  };
}
