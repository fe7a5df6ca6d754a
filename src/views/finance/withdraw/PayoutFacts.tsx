import { isReadable } from '@/contract/field/read';
import { AddressCell } from '@/crud/cell/AddressCell';
import { DictTag } from '@/crud/cell/DictTag';
import { Readable } from '@/crud/cell/Readable';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { TargetWarnings } from './TargetWarnings';
import styles from './withdraw.module.css';
import type { WithdrawRow } from './withdrawStatus';

/**
 * What a payout is about, for the last look before it is approved, paid or its result recorded: member, amount that
 * arrives, chain, the whole address, and the memo, which decides whose it is on some chains.
 */
export function PayoutFacts({ record }: { record: WithdrawRow }) {
  const t = useT();
  const { uid, account, netAmount, coin, chain, walletCode, toAddress, explorerAddress, memo, memoRequired } =
    record;
  return (
    <dl className={styles.payout}>
      <dt>{t('field.member')}</dt>
      <dd>
        {uid} <bdi>{visibleText(account)}</bdi>
      </dd>
      <dt>{t('withdraw.netAmount')}</dt>
      <dd className={styles.large}>
        <Readable record={record} field="netAmount">
          {formatMoney(netAmount)}
        </Readable>{' '}
        {coin}
      </dd>
      <dt>{t('field.chain')}</dt>
      <dd>
        <DictTag type="biz_chain" code={chain} /> {walletCode}
      </dd>
      <dt>{t('withdraw.toAddress')}</dt>
      <dd>
        <Readable record={record} field="toAddress">
          <AddressCell value={toAddress} link={explorerAddress} whole />
        </Readable>
        <TargetWarnings row={record} />
      </dd>
      {isReadable(record, 'memo') ? null : (
        <>
          <dt>{t('field.memo')}</dt>
          <dd>
            <UnreadableCell />
          </dd>
        </>
      )}
      {memo || memoRequired ? (
        <>
          <dt>{t('field.memo')}</dt>
          <dd>
            {memo ? <bdi className={styles.large}>{visibleText(memo)}</bdi> : null}
            <strong className={styles.warning}>
              {t(memo ? 'withdraw.memoNeeded' : 'withdraw.memoMissing')}
            </strong>
          </dd>
        </>
      ) : null}
    </dl>
  );
}
