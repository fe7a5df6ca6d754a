import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { tierFaults, tiersIn } from '@/contract/trading/tierRules';
import type { ControlProps } from '@/crud/field/field';
import { sentenceIn } from '@/crud/field/sentence';
import { useT } from '@/i18n';
import { cleanMoney } from '@/lib/money';
import styles from './symbol.module.css';

const COLUMNS = ['maxNotional', 'maxLeverage', 'mmr'] as const;

/** Most tiers of a symbol. */
const MOST = 20;

/** A line: whatever has been typed. */
type TypedTier = ReturnType<typeof tiersIn>[number];

const EMPTY: TypedTier = { maxNotional: '', maxLeverage: '', mmr: '' };

/** The risk tiers of a symbol, a line each; a line that breaks the order says so below itself. */
export function TiersInput({ id, value, onChange, disabled = false }: ControlProps<TypedTier[]>) {
  const t = useT();
  const tiers = tiersIn(value);
  const faults = tierFaults(tiers);
  const isTyped = (tier: TypedTier) => COLUMNS.every((name) => tier[name] !== '');
  const change = (place: number, name: keyof TypedTier, typed: string) =>
    onChange?.(tiers.map((tier, at) => (at === place ? { ...tier, [name]: cleanMoney(typed) } : tier)));
  return (
    <div className={styles.tiers} id={id}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(`contractSymbol.${name}`)}
              </th>
            ))}
            <th scope="col" aria-label={t('crud.operations')} />
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, place) => {
            const problem = isTyped(tier) ? sentenceIn(faults[place] ?? null) : null;
            return (
              // Lines have no key of their own: they are what stands in them, in this order.
              <tr key={place}>
                {COLUMNS.map((name) => (
                  <td key={name}>
                    <Input
                      inputMode="decimal"
                      autoComplete="off"
                      disabled={disabled}
                      status={problem ? 'error' : ''}
                      aria-label={t('contractSymbol.tierField', {
                        n: place + 1,
                        field: t(`contractSymbol.${name}`),
                      })}
                      value={tier[name]}
                      onChange={({ target }) => change(place, name, target.value)}
                    />
                    {problem && name === 'maxNotional' ? (
                      <span role="alert" className={styles.problem}>
                        {problem}
                      </span>
                    ) : null}
                  </td>
                ))}
                <td>
                  <Button
                    type="text"
                    icon={<DeleteOutlined />}
                    aria-label={t('contractSymbol.dropTier', { n: place + 1 })}
                    disabled={disabled || tiers.length === 1}
                    onClick={() => onChange?.(tiers.filter((_, at) => at !== place))}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={disabled || tiers.length >= MOST}
        onClick={() => onChange?.([...tiers, EMPTY])}
      >
        {t('contractSymbol.addTier')}
      </Button>
    </div>
  );
}
