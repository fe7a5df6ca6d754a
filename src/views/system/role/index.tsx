import { role } from '@/contract/system/role';
import { screenKit } from '@/domain/kit/screenKit';
import { builtInReason, copy, create, dataScope, edit, remove } from './roleActions';

const { screen, col, row, section } = screenKit(role);

const inUsdt = (name: 'manualRechargeCap' | 'adjustCap' | 'grantCap') => col(name, { coin: () => 'USDT' });

export default screen({
  columns: [
    'name',
    'roleKey',
    'listOrder',
    'dataScope',
    inUsdt('manualRechargeCap'),
    inUsdt('adjustCap'),
    'permissionCount',
    'userCount',
    col.switch('status', role.calls.setStatus, { disabledReason: builtInReason }),
    'createdAt',
  ],
  ownColumns: [inUsdt('grantCap')],
  toolbar: [create],
  rowActions: [row.detail(), edit, copy, dataScope, remove],
  detail: [section.rest('role.about'), section.history()],
});
