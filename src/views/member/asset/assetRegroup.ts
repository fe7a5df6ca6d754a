import type { PageQuery } from '@/contract/filter';
import type { ScreenAction } from '@/crud/action/screenAction';
import type { Key } from '@/i18n/keys';
import { currentAddress, goTo } from '@/services/navigation';

/** The parameter of the address that says whether a row is an account or a member. */
export const GROUP = 'group';

/** Shows the list with a member (`member`) or an account (empty) a row; the filters stay. */
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
