import { Button } from 'antd';
import { useMemo, useState } from 'react';
import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import { recordKinds } from '@/contract/records';
import type { RecordKind } from '@/contract/records';
import { AllowedOne } from '@/crud/action/Allowed';
import type { Column } from '@/crud/list/column';
import { DataTable } from '@/crud/list/DataTable';
import { DetailDrawer } from '@/crud/detail/DetailDrawer';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import type { Sort } from '@/crud/list/listSearch';
import { Pager } from '@/crud/list/Pager';
import type { Section } from '@/crud/detail/section';
import { useDialogs } from '@/crud/action/useDialogs';
import { useList } from '@/crud/list/useList';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import type { Key } from '@/i18n/keys';
import styles from './detail.module.css';

interface MemberQuery extends PageQuery {
  memberId?: string;
}

interface RelatedListProps<Row extends { id: number }, Detail extends object> {
  resource: Pick<Resource<Row, MemberQuery, Detail>, 'name' | 'rowKey' | 'permissions' | 'list' | 'get'>;
  memberId: number;
  /** Heads the list. */
  title: Key;
  columns: readonly Column<Row>[];
  /** Its screen shows all of it. */
  kind: RecordKind;
  /** What is shown of one record on demand, and how people call it. */
  detail?: { sections: readonly Section<Detail>[]; getRowTitle: (row: Row) => string };
}

const SIZE = 10;

const DETAIL_WIDTH = 88;

const NONE: readonly never[] = [];

/** The rows of another screen that belong to one member; for whoever may list them. */
function Rows<Row extends { id: number }, Detail extends object>(props: RelatedListProps<Row, Detail>) {
  const { resource, memberId, title, columns, kind, detail } = props;
  const t = useT();
  const [place, setPlace] = useState<{ pageNum: number; pageSize: number; sort: Sort | null }>({
    pageNum: 1,
    pageSize: SIZE,
    sort: null,
  });
  const { pageNum, pageSize, sort } = place;
  const order = sort ? { orderBy: `${sort.column} ${sort.direction}` } : {};
  const list = useList(resource, { memberId: String(memberId), pageNum, pageSize, ...order });
  const [show, dialogs] = useDialogs();

  const actions = useMemo(
    () =>
      detail && {
        width: DETAIL_WIDTH,
        render: (row: Row) => (
          <Button
            type="link"
            size="small"
            onClick={() =>
              show((dialog) => (
                <DetailDrawer
                  {...dialog}
                  name={resource.name}
                  id={row.id}
                  title={t('crud.detailOf', { name: detail.getRowTitle(row) })}
                  sections={detail.sections}
                  load={(signal) =>
                    resource.get?.(row.id, signal) ?? Promise.reject(new Error('no such call'))
                  }
                />
              ))
            }
          >
            {t('crud.detail')}
          </Button>
        ),
      },
    [detail, resource, show, t],
  );

  return (
    <section aria-label={t(title)}>
      <div className={styles.relatedHead}>
        <h3>{t(title)}</h3>
        <ScreenLink view={recordKinds[kind].view} params={{ memberId }}>
          {t('memberDetail.openList')}
        </ScreenLink>
      </div>
      <FailureBar error={list.failure} retry={list.reload} />
      <DataTable
        label={t(title)}
        rowKey={resource.rowKey}
        rows={list.page?.list ?? NONE}
        columns={columns}
        sort={sort}
        onSort={(next) => setPlace({ ...place, sort: next, pageNum: 1 })}
        density="small"
        loading={list.page === undefined && list.failure === null}
        stale={list.stale && list.page !== undefined}
        empty={list.page && <EmptyState />}
        actions={actions}
      />
      {list.page && list.page.total > SIZE ? (
        <Pager
          total={list.page.total}
          pageNum={pageNum}
          pageSize={pageSize}
          onChange={(page, size) => setPlace({ ...place, pageNum: page, pageSize: size })}
        />
      ) : null}
      {dialogs}
    </section>
  );
}

/** A list of another screen, narrowed to one member; nothing, and no call, without its permission. */
export function RelatedList<Row extends { id: number }, Detail extends object>(
  props: RelatedListProps<Row, Detail>,
) {
  return (
    <AllowedOne of={props.resource.permissions.list}>
      <Rows {...props} />
    </AllowedOne>
  );
}
