import { deliveryContract } from '@/contract/delivery/contract';
import { deliveryCycle } from '@/contract/delivery/cycle';
import { deliveryOrder } from '@/contract/delivery/order';
import { screenKit } from '@/domain/kit/screenKit';
import { addForm, editForm } from './contractForm';
import { Hours } from './Hours';

const { screen, col, row, bulk, bar, section } = screenKit(deliveryContract);

export default screen({
  columns: [
    'code',
    col('contractName', { width: 130 }),
    col('symbol', { width: 100 }),
    col('minStake', { width: 110 }),
    col('maxStake', { width: 120 }),
    'exposureUp',
    'exposureDown',
    col('cycleCount', { width: 80 }),
    col('todayCount', { width: 100 }),
    col('todayNet', { width: 130 }),
    col.switch('status', deliveryContract.calls.setStatus, {
      warning: ({ status }, t) => (status === 1 ? t('deliveryContract.offWarning') : null),
    }),
    'todayStake',
    'todayPayout',
    'maxExposure',
    'updatedAt',
  ],
  toolbar: [bar.create({ fields: addForm }), bar.sort(), bar.exportCsv()],
  rowActions: [
    row.detail(),
    row.edit({ fields: editForm }),
    row.link(deliveryCycle, 'menu.402', ({ id }) => ({ contractId: id })),
    row.link(deliveryOrder, 'menu.403', ({ id }) => ({ contractId: id })),
    row.remove({ text: ({ code }, t) => t('deliveryContract.removeAsk', { code }) }),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.rest('deliveryContract.about'),
    section.custom(
      'tradingHours',
      ({ tradingHours }) => <Hours hours={tradingHours} />,
      'deliveryContract.tradingHours',
    ),
    section.history(),
  ],
});
