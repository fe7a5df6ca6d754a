import type { PageQuery } from '@/contract/filter';
import type { ScreenAction } from '@/crud/action/screenAction';
import type { Key } from '@/i18n/keys';
import { currentAddress, goTo } from '@/services/navigation';

/** Query parameter that selects the view by member instead of by account. */
export const GROUP = 'group';

/** Switches to one row per member (`member`) or per account (empty text), and keeps the filters. */
export const regroup = (group: 'member' | '', label: Key): ScreenAction<PageQuery> => ({
  name: GROUP,
  label,
  permission: null,
  perform: () => {
    const [path = '', search = ''] = currentAddress().split('?');
    const params = new URLSearchParams(search);
    for (const name of ['pageNum', 'orderBy', GROUP]) params.delete(name);
    if (group) params.set(GROUP, group);
    return goTo(params.size > 0 ? `${path}?${params}` : path);
  },
});
