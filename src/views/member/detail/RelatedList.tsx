import { useMemo } from 'react';
import { permissionOf } from '@/api/call';
import type { Id } from '@/contract/field/brands';
import { recordKinds } from '@/contract/records';
import type { RecordKind } from '@/contract/records';
import type { DetailOf, Resource, RowOf } from '@/contract/resource';
import { AllowedOne } from '@/crud/action/Allowed';
import { RowButtons } from '@/crud/action/RowButtons';
import type { Section } from '@/crud/detail/section';
import type { Column } from '@/crud/list/column';
import { DataTable } from '@/crud/list/DataTable';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { actionKit } from '@/domain/kit/action';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { ScreenLink } from '@/services/ScreenLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { textOf } from '@/ui/cell/value';
import styles from './detail.module.css';
import { useMemberList } from './useMemberList';

interface RelatedListProps<R extends Resource> {
  resource: R;
  memberId: Id;
  /** Heads the list. */
  title: Key;
  columns: readonly Column<RowOf<R>>[];
  /** The screen that shows the complete list. */
  kind: RecordKind;
  /** Draws the expanded part of a row; without it rows cannot be expanded. */
  sections?: readonly Section<DetailOf<R>>[];
}

const SIZE = 10;

const DETAIL_WIDTH = 88;

const NONE: readonly never[] = [];

const ignore = () => undefined;

/** The rows of another screen's list that belong to one member. The operator must have permission to list them. */
function Rows<R extends Resource>(props: RelatedListProps<R>) {
  const { resource, memberId, title, columns, kind, sections = NONE } = props;
  const t = useT();
  const { list, rows, isLoading, sort, setSort, notices, pager } = useMemberList(resource, memberId, SIZE);
  const [context, dialogs] = useScreenContext({
    resource,
    columns: NONE,
    actions: NONE,
    sections,
    onWritten: ignore,
  });

  const actions = useMemo(() => {
    if (sections.length === 0) return undefined;
    const detail = [actionKit(resource).row.detail()];
    return {
      width: DETAIL_WIDTH,
      render: (row: RowOf<R>) => (
        <RowButtons
          actions={detail}
          row={row}
          resource={resource.name}
          id={textOf(Reflect.get(row, 'id')) ?? ''}
          context={context}
          inline={1}
        />
      ),
    };
  }, [context, resource, sections]);

  return (
    <section aria-label={t(title)}>
      <div className={styles.relatedHead}>
        <h3>{t(title)}</h3>
        <ScreenLink view={recordKinds[kind].view} params={{ memberId }}>
          {t('memberDetail.openList')}
        </ScreenLink>
      </div>
      {notices}
      <DataTable
        label={t(title)}
        rowKey="id"
        rows={rows}
        columns={columns}
        sort={sort}
        onSort={setSort}
        density="small"
        loading={isLoading}
        stale={list.stale && list.page !== undefined}
        empty={list.page && <EmptyState />}
        actions={actions}
      />
      {pager}
      {dialogs}
    </section>
  );
}

/** Another screen's list, filtered by one member. Without permission it draws nothing and sends no request. */
export function RelatedList<R extends Resource>(props: RelatedListProps<R>) {
  return (
    <AllowedOne of={permissionOf(props.resource.calls.list) ?? ''}>
      <Rows {...props} />
    </AllowedOne>
  );
}
