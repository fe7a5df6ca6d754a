import { CheckCircleOutlined, PlusOutlined, StopOutlined } from '@ant-design/icons';
import type { RowOf } from '@/contract/resource';
import { dept, NO_PARENT } from '@/contract/system/dept';
import { OnOff } from '@/contract/block/switchFlow';
import { screenKit } from '@/domain/kit/screenKit';
import type { FormOverrides } from '@/domain/kit/formFields';
import { ParentSelect } from './ParentSelect';

const { row, bar } = screenKit(dept);

type Row = RowOf<typeof dept>;
type Terms = Omit<typeof dept.calls.edit.body, 'id' | 'version'>;

const TERMS: FormOverrides<Terms> = {
  parentId: { control: <ParentSelect />, initial: NO_PARENT },
  orderNum: { initial: 100 },
  phone: { pattern: 'dept.badPhone' },
  email: { pattern: 'dept.badEmail' },
};

export const create = bar.create({ fields: TERMS });

export const edit = row.edit({ fields: TERMS });

/** A new department below this one. */
export const addChild = row.ask({
  name: 'addChild',
  call: dept.calls.add,
  label: 'dept.addChild',
  icon: <PlusOutlined />,
  drawer: true,
  fields: TERMS,
  fixed: ({ id }) => ({ parentId: id }),
});

/** Switches a department; where there are others below, it asks about them. */
const turn = (on: OnOff) =>
  row.ask({
    name: on === OnOff.on ? 'enable' : 'disable',
    call: dept.calls.setStatus,
    label: on === OnOff.on ? 'crud.enable' : 'crud.disable',
    icon: on === OnOff.on ? <CheckCircleOutlined /> : <StopOutlined />,
    danger: on === OnOff.off,
    visible: ({ status }: Row) => status !== on,
    fixed: { on },
    text: ({ deptName: { zh } }, t) =>
      t(on === OnOff.on ? 'crud.enableAsk' : 'crud.disableAsk', { name: zh }),
    fields: (field, { childCount }) =>
      childCount > 0 ? [field('withBelow', { initial: 1, label: 'dept.withBelow' })] : [],
  });

export const enable = turn(OnOff.on);

export const disable = turn(OnOff.off);

export const remove = row.remove({
  disabledReason: ({ childCount, userCount }, t) =>
    childCount > 0 ? t('dept.hasChildren') : userCount > 0 ? t('dept.hasUsers') : null,
});
