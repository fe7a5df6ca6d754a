import { useMemo } from 'react';
import type { ComponentType } from 'react';
import { permissionOf } from '@/api/call';
import type { Id } from '@/contract/field/brands';
import type { DetailOf, Resource, RowOf } from '@/contract/resource';
import { AllowedOne } from '@/crud/action/Allowed';
import { useForViewer } from '@/crud/action/useForViewer';
import { RowButtons } from '@/crud/action/RowButtons';
import type { Section } from '@/crud/detail/section';
import type { Column } from '@/crud/list/column';
import { DataTable } from '@/crud/list/DataTable';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { evidenceActions } from '@/domain/kit/evidenceActions';
import { actionKit } from '@/domain/kit/action';
import { rowColumns } from '@/domain/kit/columnKit';
import type { ColumnItem } from '@/domain/kit/columnKit';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { ScreenLink } from '@/services/ScreenLink';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { textOf } from '@/ui/cell/value';
import styles from './detail.module.css';
import { useMemberList } from './useMemberList';

/** A resource whose screen shows the complete list. */
type Listed = Resource & Required<Pick<Resource, 'view'>>;

interface RowsProps<R extends Listed> {
  resource: R;
  memberId: Id;
  /** Heads the list. */
  title: Key;
  columns: readonly Column<RowOf<R>>[];
  /** Draws the expanded part of a row; without it rows cannot be expanded. */
  sections?: readonly Section<DetailOf<R>>[] | undefined;
  /** Further filters of the list. */
  only?: Readonly<Record<string, string>> | undefined;
}

const SIZE = 10;

const DETAIL_WIDTH = 88;

const NONE: readonly never[] = [];

/** The rows of another screen's list that belong to one member. The operator must have permission to list them. */
function Rows<R extends Listed>(props: RowsProps<R>) {
  const { resource, memberId, title, sections = NONE, only } = props;
  const columns = useForViewer(props.columns);
  const t = useT();
  const { list, rows, isLoading, sort, setSort, notices, pager } = useMemberList(
    resource,
    memberId,
    SIZE,
    only,
  );
  const recordActions = useMemo(() => evidenceActions(resource), [resource]);
  const [context, dialogs] = useScreenContext({ resource, sections, actions: recordActions });

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
        <ScreenLink view={resource.view} params={{ ...only, memberId }}>
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
        fetching={list.fetching}
        empty={list.page && <EmptyState />}
        actions={actions}
      />
      {pager}
      {dialogs}
    </section>
  );
}

/**
 * Makes a list of another screen, filtered by one member. Without permission it draws nothing and sends no request.
 * @param sections draws the expanded part of a row
 * @param only further filters of the list
 */
export function relatedList<R extends Listed>(
  resource: R,
  title: Key,
  items: readonly ColumnItem<R['row']>[],
  sections?: readonly Section<DetailOf<R>>[],
  only?: Readonly<Record<string, string>>,
): ComponentType<{ memberId: Id }> {
  const columns = rowColumns(resource).list(items);
  const permission = permissionOf(resource.calls.list) ?? '';
  return function RelatedList({ memberId }) {
    return (
      <AllowedOne of={permission}>
        <Rows
          resource={resource}
          memberId={memberId}
          title={title}
          columns={columns}
          sections={sections}
          only={only}
        />
      </AllowedOne>
    );
  };
}
