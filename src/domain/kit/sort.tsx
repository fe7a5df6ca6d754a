import { SortAscendingOutlined } from '@ant-design/icons';
import { permissionOf, send } from '@/api/call';
import { fetchPage } from '@/api/records';
import type { Call } from '@/contract/call';
import type { Shape } from '@/contract/field/field';

import type { PageQuery } from '@/contract/filter';
import type { Resource } from '@/contract/resource';
import type { ScreenAction } from '@/crud/action/screenAction';
import { SortDialog } from '@/crud/sort/SortDialog';
import { titleOf } from './title';
import type { Writing } from './writing';
import { composeBody, recordsInBody, writtenOf } from './compose';

/** Maximum number of records that the server returns and sorts at once. */
const MOST = 500;

/** Lets the operator sort all records of a resource, for lists that members see in this order. */
export function sortAction(resource: Resource, call: Writing<Shape>): ScreenAction<PageQuery> {
  return {
    name: 'sort',
    label: 'crud.sort',
    icon: <SortAscendingOutlined />,
    permission: permissionOf(call),
    perform: (_, { show }) =>
      show((dialog) => (
        <SortDialog
          {...dialog}
          name={resource.name}
          touches={call.touches}
          load={async (signal) => {
            const { list } = await fetchPage(
              resource,
              { pageNum: 1, pageSize: MOST, orderBy: 'sort asc' },
              signal,
            );
            return list.map((row) => ({ ...writtenOf(row), text: titleOf(resource, row) }));
          }}
          save={(list) => send<Call>(call, composeBody(call, recordsInBody(call.body, list, true)))}
        />
      )),
  };
}
