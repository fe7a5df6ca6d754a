import {
  CloudUploadOutlined,
  CopyOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
} from '@ant-design/icons';
import { stakingOrder } from '@/contract/staking/order';
import { stakingProduct } from '@/contract/staking/product';
import { StakingStatus } from '@/contract/staking/productFlow';
import { StakingType } from '@/contract/staking/productRules';
import type { FormValues } from '@/crud/field/field';
import { changeKit } from '@/domain/guard/changeKit';
import type { FormOverrides } from '@/domain/kit/formFields';
import { screenKit } from '@/domain/kit/screenKit';
import { ProductStatistics } from './ProductStatistics';

type Calls = (typeof stakingProduct)['calls'];

const isLocked = ({ type }: FormValues): boolean => Number(type) === StakingType.locked;

/** What is fixed once a product is published. */
const FROZEN = {
  productCode: { hint: 'stakingProduct.codeHint', pattern: 'stakingProduct.codeHint' },
  coin: { initial: 'USDT' },
  type: {},
  lockDays: { initial: 0, hint: 'stakingProduct.lockHint' },
  interestMode: {},
  earlyRedeem: { initial: 0, when: isLocked },
  penaltyRate: { initial: '0', hint: 'stakingProduct.penaltyHint', when: isLocked },
  redeemDelayDays: { initial: 0 },
} satisfies FormOverrides<Calls['edit']['body']>;

const TERMS = {
  bonusApr: { initial: '0' },
  autoRenew: { initial: 0, when: isLocked },
  levels: { initial: [], hint: 'stakingProduct.levelsHint' },
  sort: { initial: 100 },
} satisfies FormOverrides<Calls['edit']['body']>;

const { screen, col, row, bulk, bar, section } = screenKit(stakingProduct);

/** Terms that wait for another operator, and who may confirm them or take them back. */
const change = changeKit(stakingProduct);

export default screen({
  views: [change.view],
  Statistics: ProductStatistics,
  columns: [
    col('productCode', { width: 130 }),
    col('productName', { width: 150 }),
    col('coin', { width: 80 }),
    col('status', { width: 92 }),
    col('lockDays', { width: 96 }),
    col('apr', { width: 88 }),
    col('bonusApr', { width: 88 }),
    col('soldAmount', { width: 170 }),
    col('holders', { width: 96 }),
    col('endAt', { width: 158 }),
    'type',
    'soldRate',
    'minAmount',
    'maxPerMember',
    'totalQuota',
    'startAt',
    col.custom('changeBy', change.cell, { width: 170 }),
  ],
  toolbar: [bar.create({ fields: { ...FROZEN, ...TERMS } }), bar.sort(), bar.exportCsv()],
  rowActions: [
    ...change.actions,
    row.detail(),
    row.edit({
      fields: (field, { status }) =>
        field
          .all({ ...FROZEN, ...TERMS })
          .filter(({ name }) => status === StakingStatus.draft || !Object.hasOwn(FROZEN, name)),
      visible: ({ status }) => status !== StakingStatus.ended,
      ok: 'crud.save',
      content: change.draw,
    }),
    row.move('publish', {
      label: 'stakingProduct.publish',
      icon: <CloudUploadOutlined />,
      primary: true,
      text: (_, t) => t('stakingProduct.publishText'),
      done: 'stakingProduct.published',
    }),
    row.move('takeOff', {
      label: 'stakingProduct.takeOff',
      icon: <PauseCircleOutlined />,
      danger: true,
      text: (_, t) => t('stakingProduct.takeOffText'),
    }),
    row.move('putOn', {
      label: 'stakingProduct.putOn',
      icon: <PlayCircleOutlined />,
      text: (_, t) => t('stakingProduct.putOnText'),
    }),
    row.ask({
      call: stakingProduct.calls.copy,
      label: 'stakingProduct.copy',
      icon: <CopyOutlined />,
      fields: { productCode: FROZEN.productCode },
      done: 'stakingProduct.copied',
    }),
    row.link(stakingOrder, 'menu.502', ({ id }) => ({ productId: [id] })),
    row.remove({ visible: ({ status }) => status === StakingStatus.draft }),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.custom('pendingChange', change.draw),
    section.rest('stakingProduct.about'),
    section.history(),
  ],
});
