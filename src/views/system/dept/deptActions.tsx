import { NO_PARENT, dept } from '@/contract/system/dept';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { DeptSelect } from '../DeptSelect';
import { CheckCircleOutlined, PlusOutlined, StopOutlined } from '@ant-design/icons';
import type { RowOf } from '@/contract/resource';
import { OnOff } from '@/contract/block/switchFlow';
import { screenKit } from '@/domain/kit/screenKit';
import type { FormOverrides } from '@/domain/kit/formFields';

/** Selects the department above, or none. */
function ParentSelect(props: ControlProps<string>) {
  const t = useT();
  return <DeptSelect {...props} top={{ value: NO_PARENT, title: t('dept.top') }} />;
}

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
