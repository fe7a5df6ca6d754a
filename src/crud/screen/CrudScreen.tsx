import { ReloadOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { useCallback, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Resource } from '@/api/resource';
import type { PageQuery } from '@/api/types';
import { useT } from '@/i18n';
import type { BarAction, BulkAction, RowAction } from '../action/action';
import { actionsWidth } from '../action/actionsWidth';
import { BarActions } from '../action/BarActions';
import type { Column } from '../list/column';
import { ColumnButton } from '../list/ColumnButton';
import { resizeColumn } from '../list/columnLayout';
import styles from './screen.module.css';
import { DataTable } from '../list/DataTable';
import { EditorDrawer } from '../form/EditorDrawer';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import type { Field } from '../field/field';
import type { Filter, FilterValues } from '../filter/filter';
import { FilterBar } from '../filter/FilterBar';
import type { StatusTabs } from '../list/statusTabs';
import { writeSearch } from '../list/listSearch';
import { ListTabs } from '../list/ListTabs';
import { Pager } from '../list/Pager';
import { RowActions } from '../action/RowActions';
import { idOf } from '../list/rowId';
import { SavedFilters } from '../filter/SavedFilters';
import type { Section } from '../detail/section';
import { SelectionBar } from '../action/SelectionBar';
import { useColumnLayout } from '../list/useColumnLayout';
import { useListScreen } from '../list/useListScreen';
import { usePermitted } from '../action/usePermitted';
import { useSelection } from '../list/useSelection';
import { useActionContext } from './useActionContext';

/** A list screen, as values made by `kitOf`. What is in an array is there; nothing else switches it. */
export interface CrudScreenProps<
  Row extends object,
  Query extends PageQuery,
  Detail extends object,
  Draft extends object,
  Edit extends object,
  Summary,
> {
  resource: Resource<Row, Query, Detail, Draft, Edit, Summary>;
  /** Raise it when stored column settings no longer make sense. */
  schema: number;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  tabs?: StatusTabs<Summary>;
  /** Parameters of the address that the screen itself sets; searches and resets leave them alone. */
  reservedParams?: readonly string[];
  /** What is filtered when the screen is opened without a filter (what waits); taking it away shows everything. */
  defaultFilters?: FilterValues;
  /** Asks for the figures over the whole filter, where the list's own answer does not carry them. */
  summarise?: (query: Query, signal: AbortSignal) => Promise<Summary>;
  /** Drawn above the table; `undefined` until the figures are there. */
  summary?: (summary: Summary | undefined) => ReactNode;
  toolbar?: readonly BarAction<Row, Query>[];
  rowActions?: readonly RowAction<Row>[];
  bulkActions?: readonly BulkAction<Row>[];
  /** What unfolds below a row. */
  expand?: (row: Row) => ReactNode;
  detail?: readonly Section<Detail>[];
  /** Fields of a new and of an existing record; `addForm` and `editForm` where the two differ. */
  form?: readonly Field[];
  addForm?: readonly Field[];
  editForm?: readonly Field[];
  /** How people call a row; its key unless told. */
  getRowTitle?: (row: Row) => string;
  /** What a click on a row opens; something in the row that is found by keyboard has to open it too. */
  onOpen?: ((row: Row) => void) | undefined;
}

const NONE: readonly never[] = [];

/** Row actions beside each other; on a phone all of them are in the menu. */
const INLINE = 2;

/** Milliseconds after the first rows. */
const IDLE = 1500;

/** Filters, toolbar, table, pager, form and detail of one resource. */
export function CrudScreen<
  Row extends object,
  Query extends PageQuery,
  Detail extends object,
  Draft extends object,
  Edit extends object,
  Summary,
>(props: CrudScreenProps<Row, Query, Detail, Draft, Edit, Summary>) {
  const { resource, schema, columns, filters = NONE, tabs, summarise, summary, toolbar = NONE } = props;
  const { rowActions = NONE, bulkActions = NONE, detail = NONE, form = NONE, getRowTitle: titleOf } = props;
  const { addForm = form, editForm = form, defaultFilters, onOpen } = props;
  const t = useT();
  const { sm } = Grid.useBreakpoint();
  const inline = sm === false ? 0 : INLINE;

  const { reservedParams = NONE, expand } = props;
  const screen = useListScreen<Row, Query, Summary>({
    resource,
    filters,
    columns,
    params: tabs ? [tabs.param] : NONE,
    reservedParams,
    defaultFilters,
    summarise,
  });
  const { state, list, query, go } = screen;
  const rows = list.page?.list ?? NONE;
  const filtered = Object.keys(state.values).length > 0;

  const settings = useColumnLayout(resource.name, schema, columns);
  const { layout, setLayout, shown } = settings;
  const getRowTitle = useCallback(
    (row: Row) => titleOf?.(row) ?? String(idOf(resource, row)),
    [titleOf, resource],
  );
  const idText = useCallback((row: Row) => String(idOf(resource, row)), [resource]);
  const selection = useSelection(idText, rows, query);
  const permitted = usePermitted(rowActions);
  const permittedBulk = usePermitted(bulkActions);
  const [actionContext, dialogs] = useActionContext({
    resource,
    columns: shown,
    actions: permitted,
    sections: detail,
    addForm,
    editForm,
    addTitle: toolbar.find(({ name }) => name === 'create')?.label ?? 'crud.create',
    getRowTitle,
    onWritten: selection.clear,
  });

  const actions = useMemo(
    () =>
      permitted.length === 0
        ? undefined
        : {
            width: actionsWidth(
              // What every row begins with is what stands there; else it may be any of them.
              (permitted.slice(0, inline).every(({ visible }) => !visible)
                ? permitted.slice(0, inline)
                : permitted
              ).map(({ label }) => t(label)),
              inline,
              permitted.length > inline,
            ),
            render: (row: Row) => (
              <RowActions
                actions={permitted}
                row={row}
                name={resource.name}
                id={idOf(resource, row)}
                context={actionContext}
                inline={inline}
              />
            ),
          },
    [permitted, resource, t, actionContext, inline],
  );

  const here = list.page !== undefined;
  const hasForm = addForm.length > 0 || editForm.length > 0;
  useEffect(() => {
    // The rows are there and somebody reads them: time to fetch what the next click needs.
    if (!here || !hasForm) return undefined;
    const timer = setTimeout(EditorDrawer.fetch, IDLE);
    return () => clearTimeout(timer);
  }, [here, hasForm]);

  return (
    <div className={styles.screen}>
      {filters.length > 0 ? (
        <FilterBar filters={filters} values={state.values} onSearch={screen.search} onReset={screen.clear} />
      ) : null}
      {screen.summaryFailure ? (
        <FailureBar error={screen.summaryFailure} retry={screen.reloadSummary} />
      ) : (
        summary?.(screen.summary)
      )}
      <section className={styles.card} aria-label={t('crud.list')}>
        {tabs ? (
          <ListTabs
            tabs={tabs}
            summary={screen.summary}
            values={state.values}
            onChange={(change) => screen.search({ ...state.values, ...change })}
          />
        ) : null}
        <div className={styles.toolbar}>
          <BarActions actions={toolbar} subject={query} context={actionContext} />
          <span className={styles.tools}>
            <SavedFilters
              list={resource.name}
              search={filtered || state.sort ? writeSearch({ ...state, pageNum: 1 }) : ''}
              onApply={screen.apply}
            />
            <Button
              icon={<ReloadOutlined spin={list.fetching} />}
              aria-label={t('crud.refresh')}
              title={t('crud.refresh')}
              onClick={list.reload}
            />
            <ColumnButton columns={columns} settings={settings} />
          </span>
        </div>
        <FailureBar error={list.failure} retry={list.reload} />
        <SelectionBar count={selection.rows.length} onClear={selection.clear}>
          <BarActions actions={permittedBulk} subject={selection.rows} context={actionContext} />
        </SelectionBar>
        <DataTable
          label={t('crud.list')}
          rowKey={resource.rowKey}
          rows={rows}
          columns={shown}
          sort={state.sort}
          onSort={(sort) => go({ sort, pageNum: 1 })}
          onResize={(key, width) => {
            const column = columns.find((one) => one.key === key);
            if (column) setLayout(resizeColumn(layout, column, width));
          }}
          density={layout.density ?? 'middle'}
          loading={list.page === undefined && list.failure === null}
          stale={list.stale && list.page !== undefined}
          onOpen={onOpen}
          empty={list.page && <EmptyState onReset={filtered ? screen.clear : undefined} />}
          {...(permittedBulk.length > 0 ? { selection: { ...selection.boxes, getRowTitle } } : {})}
          actions={actions}
          expand={expand}
        />
        {list.page ? (
          <Pager
            total={list.page.total}
            pageNum={state.pageNum}
            pageSize={state.pageSize}
            onChange={(pageNum, pageSize) => go({ pageNum, pageSize })}
          />
        ) : null}
      </section>
      {dialogs}
    </div>
  );
}
