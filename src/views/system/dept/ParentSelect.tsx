import { NO_PARENT } from '@/contract/system/dept';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { DeptSelect } from '../DeptSelect';

/** Selects the department above, or none. */
export function ParentSelect(props: ControlProps<string>) {
  const t = useT();
  return <DeptSelect {...props} top={{ value: NO_PARENT, title: t('dept.top') }} />;
}
