import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { personalIn } from '@/contract/filter';
import type { Resource, RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { useConfirms } from '@/stores/confirm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { textOf } from '@/ui/cell/value';
import { useHotkeys } from '@/ui/keys/useHotkeys';
import { ActionButtons } from '../action/ActionButtons';
import { useActionKeys } from '../action/useActionKeys';
import { useRowKeys } from '../action/useRowKeys';
import { SelectionBar } from '../action/SelectionBar';
import { useForViewer } from '../action/useForViewer';
import { FilterBar } from '../filter/FilterBar';
import { FilterChips } from '../filter/FilterChips';
import type { FilterValues } from '../filter/filter';
import { widened } from '../filter/widened';
import { useSavedFilters } from '../filter/useSavedFilters';
import { useStandingDefaults } from '../defaults/useStandingDefaults';
import { EditorDrawer } from '../form/EditorDrawer';
import { resizeColumn } from '../list/columnLayout';
import { Pager } from '../list/Pager';
import { Rows } from '../list/Rows';
import type { Sort } from '../list/listSearch';
import { openingOf } from '../list/opening';
import { askedFor } from '../list/views';
import { useColumnLayout } from '../list/useColumnLayout';
import { useColumnWidths } from '../list/useColumnWidths';
import { useFittedColumns } from '../list/useFittedColumns';
import { useResourceList } from '../list/useResourceList';
import { BESIDE } from '../list/table/useEngine';
import { TreeRows, useTree } from '../list/useTree';
import { useOfferedActions } from '../action/useOfferedActions';
import { useSelection } from '../list/useSelection';
import { AddressNotice } from './AddressNotice';
import { ListTools } from './ListTools';
import type { ScreenParts } from './screenParts';
import { PageNotices } from './PageNotices';
import { Refresh } from './Refresh';
import { RowsLink } from './RowsLink';
import { ScreenFigures } from './ScreenFigures';
import { ScreenTabs } from './ScreenTabs';
import styles from './screen.module.css';
import { idOf, usePermittedActions, useRowActions } from './useRowActions';
import { useScreenContext } from './useScreenContext';

const NONE: readonly never[] = [];

const UNFILTERED: FilterValues = {};

/** Pixels that a tab takes at least: their place is kept before the dictionary of the states is there. */
const TAB = 72;

/** Milliseconds after the first rows. */
const IDLE = 1500;

/** Filters, toolbar, table, pager and dialogs of one resource. */
export function ListScreen<R extends Resource>(props: ScreenParts<R> & { resource: R }) {
  const { resource, tabs, toolbar = NONE, detail = NONE, Statistics } = props;
  const {
    views = NONE,
    rowActions = NONE,
    bulkActions = NONE,
    recordActions = NONE,
    reservedParams = NONE,
    ownParams = NONE,
    schema = 1,
  } = props;
  const { expand, onOpen, live } = props;
  const declared = useForViewer(props.columns);
  const filters = useForViewer(props.filters ?? NONE);
  const t = useT();
  const [first] = useState(() => openingOf(resource, props.defaultFilters));
  const params = useMemo(() => (tabs ? [tabs.param] : NONE), [tabs]);

  const personal = useMemo(() => personalIn(resource), [resource]);
  const screen = useResourceList(
    resource,
    { filters, columns: declared, params, reservedParams, ownParams, personal, opening: first },
    props.scope,
  );
  const { state, list, query, go } = screen;
  const rows = list.page?.list ?? NONE;
  const opening = first?.values ?? UNFILTERED;
  const { search } = screen;
  const onSearch = useCallback(
    (values: FilterValues) => search(widened(values, state.values, opening, filters)),
    [search, state.values, opening, filters],
  );
  const [saved, keepSaved] = useSavedFilters(resource.name, screen.pathname);
  const isFiltered = Object.keys(state.values).length > 0;
  const tree = useTree(rows, resource.tree, isFiltered);

  const settings = useColumnLayout(resource.name, schema, useColumnWidths(declared, rows));
  const { layout, columns, setLayout, shown } = settings;
  const ordered = useMemo(() => askedFor(shown, views, state), [shown, views, state]);
  const selection = useSelection(idOf, rows, query);
  const permitted = usePermittedActions(useForViewer(rowActions));
  const reading = useMemo(() => permitted.filter(({ name }) => name === 'history'), [permitted]);
  const permittedBulk = usePermittedActions(bulkActions);
  const permittedOpen = usePermittedActions(recordActions);
  const ofRecord = useMemo(() => [...permitted, ...permittedOpen], [permitted, permittedOpen]);
  const [context, dialogs, isCovered] = useScreenContext({
    resource,
    columns: shown,
    actions: ofRecord,
    sections: detail,
    onWritten: selection.clear,
  });
  useOfferedActions({
    record: '',
    actions: toolbar,
    subject: query,
    context,
    bulk: permittedBulk,
    row: reading,
  });
  useActionKeys(toolbar, query, context);
  useActionKeys(selection.rows.length > 0 ? permittedBulk : NONE, selection.rows, context);
  useRowKeys(reading, rows, idOf, context);
  useHotkeys({ X: () => selection.toggleAll() }, null, permittedBulk.length > 0);
  const onDefaults = useStandingDefaults({
    resource,
    filters,
    settings,
    search: screen.link({}),
    show: context.show,
  });
  const actions = useRowActions(resource, rows, permitted, context, live?.actionsRead);
  const place = useRef<HTMLElement>(null);
  const beside = [permittedBulk.length > 0, expand !== undefined].filter(Boolean).length * BESIDE;
  const { drawn, beyond } = useFittedColumns(place, ordered, columns, layout, beside + (actions?.width ?? 0));
  const titleOf = useCallback(
    (row: RowOf<R>) => textOf(Reflect.get(row, resource.title)) || idOf(row),
    [resource],
  );
  const onSort = useCallback((sort: Sort | null) => go({ sort, pageNum: 1 }), [go]);
  const onPage = useCallback((pageNum: number, pageSize: number) => go({ pageNum, pageSize }), [go]);
  const onResize = useCallback(
    (key: string, width: number) => {
      const column = columns.find((one) => one.key === key);
      if (column) setLayout(resizeColumn(layout, column, width));
    },
    [columns, layout, setLayout],
  );
  const [refreshes, setRefreshes] = useState(true);
  const seconds = live?.seconds;
  const refresh = useMemo(
    () => (seconds === undefined ? null : { seconds, on: refreshes, onChange: setRefreshes }),
    [seconds, refreshes],
  );
  // The same element while a list refreshes itself.
  const buttons = useMemo(
    () => (
      <ActionButtons
        actions={toolbar}
        subject={query}
        context={context}
        resource={resource.name}
        ids={NONE}
      />
    ),
    [toolbar, query, context, resource],
  );
  const isAsked = useConfirms(({ list: questions }) => questions.length > 0);

  const hasRows = list.page !== undefined;
  const writes = toolbar.length > 0 || rowActions.length > 0;
  useEffect(() => {
    // While the operator reads the rows, the code that the next click needs is loaded in advance.
    if (!hasRows || !writes) return undefined;
    const timer = setTimeout(EditorDrawer.fetch, IDLE);
    return () => clearTimeout(timer);
  }, [hasRows, writes]);

  return (
    <div className={styles.screen}>
      <RowsLink />
      {filters.length > 0 ? (
        <FilterBar filters={filters} values={state.values} onSearch={onSearch} onReset={screen.clear} />
      ) : null}
      <ScreenFigures resource={resource} filter={screen.filter} Statistics={Statistics} />
      <section ref={place} className={styles.card} aria-label={t('crud.list')} tabIndex={-1}>
        <div className={styles.head}>
          {tabs || views.length + saved.length > 0 ? (
            <div className={styles.tabs}>
              {tabs ? <div style={{ width: (tabs.expected + 1) * TAB }} /> : null}
              <ScreenTabs resource={resource} screen={screen} tabs={tabs} offered={views} saved={saved} />
            </div>
          ) : null}
          <div className={styles.toolbar} data-covered={selection.rows.length > 0}>
            {selection.rows.length > 0 ? (
              <SelectionBar
                actions={permittedBulk}
                subject={selection.rows}
                context={context}
                resource={resource.name}
                ids={selection.boxes.keys}
                onClear={selection.clear}
              />
            ) : null}
            {buttons}
            <ListTools
              resource={resource}
              query={query}
              onReload={list.reload}
              tree={tree}
              saved={saved}
              onKeep={keepSaved}
              pathname={screen.pathname}
              search={isFiltered || state.sort ? screen.link({ pageNum: 1 }) : ''}
              hasPersonal={screen.hasPersonal}
              onApply={screen.apply}
              refresh={refresh}
              columns={columns}
              settings={settings}
              drawn={drawn}
              beyond={beyond}
              onDefaults={onDefaults}
              hasWall={props.card !== undefined}
            />
          </div>
        </div>
        <FailureBar error={list.failure} retry={list.reload} />
        <AddressNotice warning={screen.warning} filters={filters} />
        <FilterChips
          filters={filters}
          values={state.values}
          opening={opening}
          onSearch={search}
          onClear={screen.clear}
        />
        <PageNotices page={list.page} />
        <TreeRows value={isFiltered ? NONE : rows}>
          <Rows
            card={layout.wall ? props.card : undefined}
            label={t('crud.list')}
            rowKey="id"
            rows={tree?.roots ?? rows}
            tree={tree?.table}
            columns={drawn}
            sort={state.sort}
            onSort={tree ? undefined : onSort}
            onResize={onResize}
            density={layout.density ?? 'middle'}
            loading={list.page === undefined && list.failure === null}
            stale={list.stale && list.page !== undefined}
            fetching={list.fetching}
            onOpen={onOpen}
            empty={list.page && <EmptyState onReset={isFiltered ? screen.clear : undefined} />}
            selection={permittedBulk.length > 0 ? { ...selection.boxes, getRowTitle: titleOf } : undefined}
            actions={actions}
            expand={expand}
            live={live !== undefined}
          />
        </TreeRows>
        {list.page && !tree ? (
          <Pager
            total={list.page.total ?? (state.pageNum - 1) * state.pageSize + rows.length}
            pageNum={state.pageNum}
            pageSize={state.pageSize}
            onChange={onPage}
          />
        ) : null}
      </section>
      {live && refreshes && hasRows && !isCovered && !isAsked ? (
        <Refresh resource={resource} query={query} filter={screen.filter} seconds={live.seconds} />
      ) : null}
      {dialogs}
    </div>
  );
}
