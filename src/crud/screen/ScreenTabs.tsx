import type { Resource, SummaryOf } from '@/contract/resource';
import { useForViewer } from '../action/useForViewer';
import type { SavedFilter } from '../filter/savedFilters';
import { StateTabs, ViewTabs } from '../list/ListTabs';
import type { StatusTabs } from '../list/statusTabs';
import type { ResourceList } from '../list/useResourceList';
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

/** The tabs of a list: the filters that the screen offers, those that the operator has saved, and its states. */
export function ScreenTabs<R extends Resource>({
  resource,
  screen,
  tabs,
  offered,
  saved,
}: ScreenTabsProps<R>) {
  const t = useT();
  const { state, list, summary } = screen;
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
  return tabs ? <StateTabs {...shared} tabs={tabs} summary={summary} /> : <ViewTabs {...shared} />;
}
