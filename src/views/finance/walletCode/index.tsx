import { ReloadOutlined, SortAscendingOutlined } from '@ant-design/icons';
import { fetchWalletCodeSummary, refreshWalletCodes, sortWalletCodes } from '@/api/walletCodes';
import { switchWalletCode, WALLET_CODE, walletCodes } from '@/api/walletCodes';
import type { WalletCode, WalletCodeQuery, WalletCodeSummary } from '@/api/walletCodeTypes';
import type { BarAction, BulkAction } from '@/crud/action';
import { CrudScreen } from '@/crud/CrudScreen';
import { kitOf } from '@/crud/kit/kit';
import { SortDialog } from '@/crud/SortDialog';
import type { Translate } from '@/i18n';
import { addForm, editForm } from './parts/fields';
import { Figures } from './parts/Figures';
import { sections } from './parts/sections';

const { col, filter, row, bulk, bar } = kitOf(walletCodes);

const nameOf = ({ walletCode }: WalletCode) => walletCode;

const coinOf = ({ coin }: WalletCode) => coin;

const switchAs =
  (what: 'setStatus' | 'setRecharge' | 'setWithdraw') =>
  ({ id, version }: WalletCode, on: 0 | 1, reason: string) =>
    switchWalletCode(what, { id, version, on, reason });

/** What is under way does not stop with the switch. */
const underWay = ({ openWithdraws, withdrawOn }: WalletCode, t: Translate) =>
  withdrawOn === 1 && openWithdraws > 0 ? t('walletCode.underWay', { n: openWithdraws }) : null;

const sort: BarAction<WalletCode, WalletCodeQuery> = {
  name: 'sort',
  label: 'crud.sort',
  icon: <SortAscendingOutlined />,
  permission: WALLET_CODE.sort,
  perform: (_, tools) =>
    tools.show((dialog) => (
      <SortDialog
        {...dialog}
        name={walletCodes.name}
        load={async (signal) => {
          const { list } = await walletCodes.list({ pageNum: 1, pageSize: 500, orderBy: 'sort asc' }, signal);
          return list.map(({ id, walletCode }) => ({ id, text: walletCode }));
        }}
        save={sortWalletCodes}
      />
    )),
};

const refresh: BulkAction<WalletCode> = {
  name: 'refresh',
  label: 'walletCode.refresh',
  icon: <ReloadOutlined />,
  permission: WALLET_CODE.refresh,
  perform: (rows, tools) =>
    tools.run(rows, () => refreshWalletCodes(rows.map(({ id }) => id)), 'walletCode.refreshed'),
};

const drawFigures = (figures: WalletCodeSummary | undefined) => <Figures figures={figures} />;

export default function WalletCodeScreen() {
  return (
    <CrudScreen
      resource={walletCodes}
      schema={1}
      nameOf={nameOf}
      summarise={fetchWalletCodeSummary}
      summary={drawFigures}
      filters={[
        filter.text('walletCode'),
        filter.options('coin', 'coin'),
        filter.dictOne('chain', 'biz_chain'),
        filter.dictOne('rechargeOn', 'sys_yes_no'),
        filter.dictOne('withdrawOn', 'sys_yes_no'),
        filter.dictOne('status', 'sys_normal_disable'),
        filter.text('mainCoinType'),
        filter.text('contractAddress'),
      ]}
      columns={[
        col.text('walletCode', { pin: 'start' }),
        col.text('coin', { width: 90 }),
        col.dict('chain', 'biz_chain', { width: 90 }),
        col.onOff('rechargeOn', {
          permission: WALLET_CODE.setRecharge,
          nameOf,
          reason: true,
          set: switchAs('setRecharge'),
        }),
        col.onOff('withdrawOn', {
          permission: WALLET_CODE.setWithdraw,
          nameOf,
          reason: true,
          warning: underWay,
          set: switchAs('setWithdraw'),
        }),
        col.money('minRecharge', { coin: coinOf }),
        col.number('confirmations', { width: 90 }),
        col.money('minWithdraw', { coin: coinOf }),
        col.money('fee', { coin: ({ coin, feeType }) => (feeType === 2 ? '%' : coin) }),
        col.low('hotBalance', 'hotAlert', { coin: coinOf }),
        col.money('coldBalance', { coin: coinOf }),
        col.money('priceUsdt'),
        col.onOff('status', { permission: WALLET_CODE.setStatus, nameOf, set: switchAs('setStatus') }),
        col.text('coinName', { optional: true }),
        col.images('icon', { optional: true }),
        col.text('protocol', { optional: true }),
        col.number('mainCoinType', { optional: true, sort: false }),
        col.address('contractAddress', { optional: true }),
        col.number('chainDecimals', { optional: true, sort: false }),
        col.number('ledgerDecimals', { optional: true, sort: false }),
        col.number('showDecimals', { optional: true, sort: false }),
        col.money('maxWithdraw', { optional: true, coin: coinOf, sort: false }),
        col.money('dailyWithdraw', { optional: true, coin: coinOf, sort: false }),
        col.dict('feeType', 'biz_fee_type', { optional: true }),
        col.dict('memoRequired', 'sys_yes_no', { optional: true }),
        col.text('addressRegex', { optional: true }),
        col.money('hotAlert', { optional: true, coin: coinOf, sort: false }),
        col.money('collectThreshold', { optional: true, coin: coinOf, sort: false }),
        col.time('balanceAt', { optional: true }),
        col.number('sort', { optional: true }),
        col.text('remark', { optional: true }),
        col.time('createdAt', { optional: true }),
        col.time('updatedAt', { optional: true }),
        col.text('updatedBy', { optional: true }),
      ]}
      toolbar={[bar.create(), sort, bar.exportCsv()]}
      rowActions={[row.detail(), row.edit(), row.remove()]}
      bulkActions={[refresh, bulk.remove()]}
      detail={sections}
      addForm={addForm}
      editForm={editForm}
    />
  );
}
