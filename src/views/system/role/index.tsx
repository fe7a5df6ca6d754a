import { role } from '@/contract/system/role';
import { screenKit } from '@/domain/kit/screenKit';
import { HeldList } from './HeldList';
import { RoleDefaults } from './RoleDefaults';
import { RightsOverTime } from './RightsOverTime';
import { builtInReason, change, copy, create, dataScope, edit, remove } from './roleActions';
import { seeAsRole } from './seeAsRole';

const { screen, col, row, section, fact } = screenKit(role);

type Cap = 'manualRechargeCap' | 'adjustCap' | 'grantCap';

const CAPS: readonly Cap[] = ['manualRechargeCap', 'adjustCap', 'grantCap'];

const inUsdt = (name: Cap, width = 150) => col(name, { coin: () => 'USDT', width });

export default screen({
  views: [change.view],
  columns: [
    col('name', { width: 140 }),
    col('roleKey', { width: 120 }),
    col.switch('status', role.calls.setStatus, { disabledReason: builtInReason }),
    col.custom('changeBy', change.cell, { width: 170 }),
    col('dataScope', { width: 150 }),
    inUsdt('manualRechargeCap', 180),
    inUsdt('adjustCap'),
    'permissionCount',
    'userCount',
  ],
  ownColumns: [inUsdt('grantCap')],
  toolbar: [create],
  rowActions: [...change.actions, row.detail(), edit, copy, dataScope, seeAsRole, remove],
  detail: [
    section.custom('pendingChange', change.draw),
    section.rest(
      'role.about',
      CAPS.map((name) => fact(name, { coin: () => 'USDT' })),
    ),
    section.custom('menuIds', ({ menuIds }) => <HeldList ids={menuIds} />, 'role.menuIds'),
    section.custom('defaults', (record) => <RoleDefaults {...record} />, 'role.defaults'),
    section.custom('overTime', (record) => <RightsOverTime {...record} />, 'role.overTime'),
    section.history(),
  ],
});
