import { isReadable } from '@/contract/field/read';
import { AddressCell } from '@/crud/cell/AddressCell';
import { DictTag } from '@/crud/cell/DictTag';
import { Readable } from '@/crud/cell/Readable';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { middleEllipsis, visibleText } from '@/lib/text';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { TargetWarnings } from './warnings';
import { isApprovedBy } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';
import { useViewer } from '@/crud/action/useViewer';
import { useDict } from '@/crud/cell/useDict';
import { Badge } from '@/ui/base/Badge';
import { Alert } from 'antd';
import { HashCell } from '@/crud/cell/HashCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import styles from './withdraw.module.css';

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

/** Characters at the start of an address. */
const START = 8;

/** One payout among several: its number, member, amount that arrives, chain, ends of the address, and memo. */
export function PayoutLine({ record }: { record: WithdrawRow }) {
  const { label } = useDict('biz_chain');
  const { orderNo, uid, netAmount, coin, chain, toAddress, memo } = record;
  const t = useT();
  const { name } = useViewer();
  const parts = [orderNo, uid, `${formatMoney(netAmount)} ${coin}`, label(chain)];
  return (
    <span>
      {parts.join(' · ')} · <bdi>{visibleText(middleEllipsis(toAddress, START))}</bdi>
      {memo ? (
        <>
          {' · '}
          <strong>
            Memo <bdi>{visibleText(memo)}</bdi>
          </strong>
        </>
      ) : null}
      {isApprovedBy(record, name) ? <Badge tone="warn">{t('withdraw.ownApproval')}</Badge> : null}
    </span>
  );
}

/** An operator's proposed result of a payout, and their lifting of a block; each needs a second operator. */
export function Proposal({ record: { proposal, override } }: { record: WithdrawRow }) {
  const t = useT();
  return (
    <>
      {proposal ? (
        <Alert
          type="warning"
          showIcon
          title={t('withdraw.proposed', { who: proposal.by, what: t(`withdraw.result.${proposal.result}`) })}
          description={
            <>
              <p>{visibleText(proposal.reason)}</p>
              <p>{visibleText(proposal.proof)}</p>
              {proposal.txHash ? <HashCell value={proposal.txHash} /> : null} <TimeCell value={proposal.at} />
            </>
          }
        />
      ) : null}
      {override ? (
        <Alert
          type="warning"
          showIcon
          title={t('withdraw.overridden', { who: override.by })}
          description={
            <>
              <p>{visibleText(override.reason)}</p>
              <TimeCell value={override.at} />
            </>
          }
        />
      ) : null}
    </>
  );
}
