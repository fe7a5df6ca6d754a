import { deliveryContract } from '@/contract/delivery/contract';
import { deliveryCycle } from '@/contract/delivery/cycle';
import { deliveryOrder } from '@/contract/delivery/order';
import { OnOff } from '@/contract/block/switchFlow';
import { changeKit } from '@/domain/guard/changeKit';
import { screenKit } from '@/domain/kit/screenKit';
import { addForm, editForm } from './contractForm';
import { Hours } from './Hours';

const { screen, col, row, bulk, bar, section } = screenKit(deliveryContract);

/** Limits that wait for another operator, and who may confirm them or take them back. */
const change = changeKit(deliveryContract);

export default screen({
  views: [change.view],
  columns: [
    col('code', { width: 140 }),
    col('contractName', { width: 124 }),
    col('exposureUp', { width: 164 }),
    col('exposureDown', { width: 164 }),
    col('cycleCount', { width: 80 }),
    col('todayCount', { width: 96 }),
    col('todayNet', { width: 124 }),
    col.switch('status', deliveryContract.calls.setStatus, {
      warning: ({ status }, t) => (status === OnOff.on ? t('deliveryContract.offWarning') : null),
      width: 90,
    }),
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
