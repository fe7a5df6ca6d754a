import type { ComponentProps } from 'react';
import type { PageQuery } from '@/contract/filter';
import type { Resource, SummaryOf } from '@/contract/resource';
import { useForViewer } from '../action/useForViewer';
import type { SavedFilter } from '../filter/savedFilters';
import { StateTabs, ViewTabs } from '../list/ListTabs';
import type { StatusTabs } from '../list/statusTabs';
import type { ResourceList } from '../list/useResourceList';
import { useFigures } from '../list/useFigures';
import { useViewCounts } from '../list/useViewCounts';
import { countQuery, isShown, savedViews } from '../list/views';
import type { OfferedView } from '../list/views';
import { useT } from '@/i18n';

interface ScreenTabsProps<R extends Resource> {
  resource: R;
  screen: ResourceList<R>;
  tabs: StatusTabs<SummaryOf<R>> | undefined;
  /** Filters that the screen offers as tabs. */
  offered: readonly OfferedView[];
  saved: readonly SavedFilter[];
}

interface CountedTabsProps<R extends Resource> extends Omit<
  ComponentProps<typeof StateTabs<SummaryOf<R>>>,
  'summary'
> {
  resource: R;
  filter: PageQuery;
}

/** The tabs of the states, with the figures of the list. */
function CountedTabs<R extends Resource>({ resource, filter, ...tabs }: CountedTabsProps<R>) {
  const { data } = useFigures(resource, filter);
  return <StateTabs {...tabs} summary={data} />;
}

/** The tabs of a list: the filters that the screen offers, those that the operator has saved, and its states. */
export function ScreenTabs<R extends Resource>({
  resource,
  screen,
  tabs,
  offered,
  saved,
}: ScreenTabsProps<R>) {
  const t = useT();
  const { state, list } = screen;
  const views = [
    ...useForViewer(offered).map(({ label, values }) => ({
      name: t(label),
      values,
      apply: () => screen.search(values),
    })),
    ...savedViews(saved, screen.read, screen.apply),
  ];
  const counts = useViewCounts(
    resource,
    views.map(({ values }) => countQuery(values)),
    list.updatedAt,
  );
  const shared = {
    views: views.map((view, place) => ({
      ...view,
      count: counts[place] ?? null,
      isShown: isShown(view, state),
    })),
    values: state.values,
    onChange: (change: typeof state.values) => screen.search({ ...state.values, ...change }),
    onClear: screen.clear,
  };
  return tabs ? (
    <CountedTabs {...shared} resource={resource} filter={screen.filter} tabs={tabs} />
  ) : (
    <ViewTabs {...shared} />
  );
}
