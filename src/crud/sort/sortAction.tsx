import { SortAscendingOutlined } from '@ant-design/icons';
import type { Page, PageQuery } from '@/api/types';
import type { BarAction } from '../action/action';
import { SortDialog } from './SortDialog';

/** The server shows no more of a list at once. */
const MOST = 500;

interface Sorted<Row> {
  name: string;
  list(query: PageQuery, signal?: AbortSignal): Promise<Page<Row>>;
}

/**
 * Puts all records of a resource into an order of the operator's, for those that carry a `sort`.
 *
 * @param save sends the ids in their new order
 */
export const sortAction = <Row extends { id: number }, Query extends PageQuery>(
  resource: Sorted<Row>,
  permission: string,
  save: (ids: number[]) => Promise<unknown>,
): BarAction<Row, Query> => ({
  name: 'sort',
  label: 'crud.sort',
  icon: <SortAscendingOutlined />,
  permission,
  perform: (_, context) =>
    context.show((dialog) => (
      <SortDialog
        {...dialog}
        name={resource.name}
        load={async (signal) => {
          const { list } = await resource.list({ pageNum: 1, pageSize: MOST, orderBy: 'sort asc' }, signal);
          return list.map((row) => ({ id: row.id, text: context.getRowTitle(row) }));
        }}
        save={save}
      />
    )),
});
