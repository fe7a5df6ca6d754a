import { Select } from 'antd';
import { GEN_REFUSALS, GEN_REFUSING } from '@/contract/system/gen';
import type { GenRefusal } from '@/domain/gen/description';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';

const ALL: readonly GenRefusal[] = GEN_REFUSING.flatMap((call) =>
  GEN_REFUSALS.map((refusal) => ({ call, refusal })),
);

const keyOf = ({ call, refusal }: GenRefusal): string => `${call} ${refusal}`;

/** Why the server may refuse a call, besides what every call of its kind is refused for. */
export function RefusalsInput({ id, value = [], onChange, disabled }: ControlProps<GenRefusal[]>) {
  const t = useT();
  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      allowClear
      disabled={disabled}
      optionFilterProp="label"
      value={[...new Set(value.map(keyOf))]}
      options={GEN_REFUSING.map((call) => ({
        label: t(`gen.refusing.${call}`),
        options: ALL.filter((one) => one.call === call).map((one) => ({
          value: keyOf(one),
          label: `${t(`gen.refusing.${call}`)} · ${t(`gen.refusal.${one.refusal}`)}`,
        })),
      }))}
      onChange={(keys) => onChange?.(ALL.filter((one) => keys.includes(keyOf(one))))}
    />
  );
}
