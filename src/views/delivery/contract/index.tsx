import type { Stretch } from '@/contract/delivery/hoursRules';
import { useLanguage, useT } from '@/i18n';
import { dayNames } from './hoursIn';
import { deliveryContract } from '@/contract/delivery/contract';
import type { FormOverrides } from '@/domain/kit/formFields';
import { HoursInput } from './HoursInput';
import { deliveryCycle } from '@/contract/delivery/cycle';
import { deliveryOrder } from '@/contract/delivery/order';
import { OnOff } from '@/contract/block/switchFlow';
import { changeKit } from '@/domain/guard/changeKit';
import { screenKit } from '@/domain/kit/screenKit';
import styles from './contract.module.css';

/** Trading hours by day; without any, orders are always taken. */
function Hours({ hours }: { hours: readonly Stretch[] }) {
  const t = useT();
  const names = dayNames(useLanguage());
  if (hours.length === 0) return t('deliveryContract.always');
  return (
    <ul className={styles.hours}>
      {names.flatMap((name, place) => {
        const own = hours.filter(({ day }) => day === place + 1);
        return own.length === 0
          ? []
          : [
              <li key={name}>
                {name} {own.map(({ from, to }) => `${from}–${to}`).join(t('crud.comma'))}
              </li>,
            ];
      })}
    </ul>
  );
}

type Calls = (typeof deliveryContract)['calls'];

const TERMS = {
  maxOpenPerMember: { initial: 10, hint: 'deliveryContract.zeroIsAny' },
  dailyPerMember: { initial: '0', hint: 'deliveryContract.zeroIsAny' },
  maxExposure: { hint: 'deliveryContract.exposureHint' },
  tradingHours: { control: <HoursInput />, initial: [], hint: 'deliveryContract.hoursHint' },
  sort: { initial: 100 },
} satisfies FormOverrides<Calls['edit']['body']>;

/** Form of a new contract. What it is about cannot be changed afterwards. */
const addForm: FormOverrides<Calls['add']['body']> = {
  ...TERMS,
  code: { hint: 'deliveryContract.codeHint', pattern: 'deliveryContract.codeHint' },
  symbol: { hint: 'deliveryContract.symbolHint' },
  settleCoin: { initial: 'USDT' },
};

/** Form of an existing contract. */
const editForm: FormOverrides<Calls['edit']['body']> = TERMS;

const { screen, col, row, bulk, bar, section } = screenKit(deliveryContract);

/** Limits that wait for another operator, and who may confirm them or take them back. */
const change = changeKit(deliveryContract);

export default screen({
  views: [change.view],
  columns: [
    col('code', { width: 140 }),
    col('contractName', { width: 124 }),
    col.switch('status', deliveryContract.calls.setStatus, {
      warning: ({ status }, t) => (status === OnOff.on ? t('deliveryContract.offWarning') : null),
      width: 90,
    }),
    col('exposureUp', { width: 164 }),
    col('exposureDown', { width: 164 }),
    col('todayNet', { width: 124 }),
    col('todayCount', { width: 96 }),
    col('cycleCount', { width: 80 }),
    'symbol',
    'minStake',
    'maxStake',
    'maxExposure',
    'todayStake',
    'todayFee',
    'todayPayout',
    col.custom('changeBy', change.cell, { width: 170 }),
    'updatedAt',
  ],
  toolbar: [bar.create({ fields: addForm }), bar.sort(), bar.exportCsv()],
  rowActions: [
    ...change.actions,
    row.detail(),
    row.edit({ fields: editForm, ok: 'crud.save', content: change.draw }),
    row.link(deliveryCycle, 'menu.402', ({ id }) => ({ contractId: [id] })),
    row.link(deliveryOrder, 'menu.403', ({ id }) => ({ contractId: [id] })),
    row.remove({ text: ({ code }, t) => t('deliveryContract.removeAsk', { code }) }),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.custom('pendingChange', change.draw),
    section.rest('deliveryContract.about'),
    section.custom(
      'tradingHours',
      ({ tradingHours }) => <Hours hours={tradingHours} />,
      'deliveryContract.tradingHours',
    ),
    section.history(),
  ],
});
