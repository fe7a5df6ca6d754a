import { Form } from 'antd';
import { useContext } from 'react';
import type { FieldOptions } from '@/contract/field/field';
import { MoneyInput } from '@/crud/control/MoneyInput';
import type { ControlProps, FormValues } from '@/crud/field/field';
import { FormRecord } from '@/crud/form/formRecord';
import { unitOf } from '@/crud/field/unit';

/** Input of an amount with its unit behind it, as the form has it at the moment or, where it does not ask for it, its record. */
export function UnitMoneyInput({ unit, ...props }: ControlProps<string> & { unit: FieldOptions }) {
  const record = useContext(FormRecord);
  const { coin = '', feeType = '' } = unit;
  const shown = Form.useWatch((values: FormValues) => {
    const typed = Object.fromEntries(
      [coin, feeType].flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
    );
    return unitOf({ ...record, ...typed }, { coin: unit.coin, feeType: unit.feeType });
  });
  return <MoneyInput {...props} coin={shown} />;
}
