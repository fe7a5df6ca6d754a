import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import { useT } from '@/i18n';
import type { Dialog, RowAction, ActionContext } from '../action/action';
import { BarActions } from '../action/BarActions';
import { DetailDrawer } from './DetailDrawer';
import { idOf } from '../list/rowId';
import type { Section } from './section';

interface RecordDetailProps<Row extends object, Detail extends object> extends Dialog {
  resource: Pick<Resource<Row, PageQuery, Detail>, 'name' | 'rowKey' | 'get'>;
  row: Row;
  sections: readonly Section<Detail>[];
  actions: readonly RowAction<Row>[];
  actionContext: ActionContext<Row>;
}

/** One record of a resource in full, and what can be done with it as it is now. */
export function RecordDetail<Row extends object, Detail extends object>(
  props: RecordDetailProps<Row, Detail>,
) {
  const { resource, row, sections, actions, actionContext, ...dialog } = props;
  const t = useT();
  const id = idOf(resource, row);
  const others = actions.filter(({ name }) => name !== 'detail');
  return (
    <DetailDrawer
      {...dialog}
      name={resource.name}
      id={id}
      title={t('crud.detailOf', { name: actionContext.getRowTitle(row) })}
      sections={sections}
      load={(signal) => resource.get?.(id, signal) ?? Promise.reject(new Error('no such call'))}
      renderFoot={(record) =>
        record ? (
          <BarActions actions={others} subject={{ ...row, ...record }} context={actionContext} />
        ) : null
      }
    />
  );
}
