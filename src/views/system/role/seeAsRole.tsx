import { EyeOutlined } from '@ant-design/icons';
import { permissionOf, send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { fetchRecord } from '@/api/records';
import type { RowOf } from '@/contract/resource';
import { MenuType } from '@/contract/system/menu';
import { role } from '@/contract/system/role';
import type { ScreenAction } from '@/crud/action/screenAction';
import { seeAs } from '@/kernel/seeAs';
import { startAddress } from '@/kernel/startPage';
import { goTo } from '@/services/navigation';
import { isDirty } from '@/stores/dirty';
import { toast } from '@/ui/toast/toast';
import { toastError } from '@/ui/toast/toastError';

/** Shows the console as users of the role see it, beginning where they begin. Screens of other roles close, so no form may be open. */
export const seeAsRole: ScreenAction<RowOf<typeof role>> = {
  name: 'seeAs',
  label: 'role.seeAs',
  icon: <EyeOutlined />,
  permission: permissionOf(role.calls.getParams),
  async perform({ id, name, roleKey }, { t }) {
    if (isDirty()) return toast('warning', t('role.seeAsUnsaved'));
    try {
      const [{ menuIds, defaults }, { menus }] = await Promise.all([
        fetchRecord(role, id),
        send(role.calls.getParams, undefined),
      ]);
      const granting = menus.filter(({ type }) => type !== MenuType.directory);
      const ids = new Set(menuIds);
      seeAs({
        name,
        // The console has a name of its own for all who are more than `common`.
        keys: roleKey === 'common' ? [roleKey] : ['admin', roleKey],
        defaults,
        known: new Set(granting.map(({ permission }) => permission)),
        held: new Set(granting.filter((menu) => ids.has(menu.id)).map(({ permission }) => permission)),
      });
      await goTo(startAddress());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError(error);
    }
  },
};
