import { Form } from 'antd';
import { ValueType } from '@/contract/system/config';
import type { ControlProps } from '@/crud/field/field';
import { ConfigValueInput } from './ConfigValueInput';

const TYPES = Object.values(ValueType);

/** The editor of a new entry's value: it follows the type chosen beside it. */
export function AddedValueInput(props: ControlProps<string>) {
  const chosen: unknown = Form.useWatch('valueType');
  const valueType = TYPES.find((type) => type === chosen) ?? ValueType.text;
  return <ConfigValueInput {...props} terms={{ valueType }} />;
}
