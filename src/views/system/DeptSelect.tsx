import { TreeSelect } from 'antd';
import type { ControlProps } from '@/crud/field/field';
import type { Filter } from '@/crud/filter/filter';
import { OptionsWords } from '@/crud/filter/inWords';
import { fromSelect, oneValue } from '@/crud/filter/oneValue';
import { useT } from '@/i18n';
import { LoadFailed } from '@/ui/feedback/LoadFailed';
import { useDepts } from './useDepts';

const LOOK = { showSearch: true, treeDefaultExpandAll: true, treeNodeFilterProp: 'title' } as const;

/** Selects one department. `top` is an entry above all of them, for a department without a parent. */
export function DeptSelect({
  value,
  onChange,
  top,
  ...props
}: ControlProps<string> & { top?: { value: string; title: string } }) {
  const t = useT();
  const { depts, loading, failed, retry } = useDepts();
  return (
    <>
      <TreeSelect<string | null>
        {...props}
        {...LOOK}
        loading={loading}
        placeholder={t('crud.choose')}
        treeData={top ? [{ ...top, key: top.value }, ...depts] : depts}
        value={value || null}
        onChange={(chosen) => onChange?.(chosen ?? undefined)}
      />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}

/** Selects several departments. */
export function DeptsSelect({ value, onChange, ...props }: ControlProps<string[]>) {
  const t = useT();
  const { depts, loading, failed, retry } = useDepts();
  return (
    <>
      <TreeSelect<string[]>
        {...props}
        {...LOOK}
        multiple
        allowClear
        loading={loading}
        placeholder={t('crud.choose')}
        treeData={depts}
        value={value ?? []}
        onChange={(chosen) => onChange?.(chosen)}
      />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}

/** The department of a filter; it counts with all below it. */
function DeptFilter({ id, label, values, onChange }: Parameters<Filter['render']>[0]) {
  const { depts, loading, failed, retry } = useDepts();
  return (
    <>
      <TreeSelect<string | null>
        {...LOOK}
        id={id}
        aria-label={label}
        allowClear
        loading={loading}
        style={{ width: '100%' }}
        treeData={depts}
        value={oneValue(values['deptId']) || null}
        onChange={(chosen) => onChange(fromSelect('deptId', chosen))}
      />
      {failed ? <LoadFailed retry={retry} /> : null}
    </>
  );
}

/** Filters a list of staff by department. */
export const deptFilter: Filter = {
  key: 'deptId',
  label: { keys: ['user.deptName'], fallback: 'deptId' },
  params: ['deptId'],
  render: (props) => <DeptFilter {...props} />,
  inWords: (values) => <OptionsWords values={values} param="deptId" type="dept" />,
};
