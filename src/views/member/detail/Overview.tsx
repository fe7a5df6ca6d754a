import type { MemberProfile, PendingItem } from '@/api/memberProfileTypes';
import { recordKinds } from '@/contract/records';
import { DictTag } from '@/crud/cell/DictTag';
import { MemberCell } from '@/domain/member/MemberCell';
import { RecordLink } from '@/domain/reference/RecordLink';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { NONE } from '@/ui/cell/value';
import { Badge } from '@/ui/base/Badge';
import { useT } from '@/i18n';
import { middleEllipsis, visibleText } from '@/lib/text';
import { Accounts } from './Accounts';
import styles from './detail.module.css';
import { Flow } from './Flow';

function Pending({ items }: { items: readonly PendingItem[] }) {
  const t = useT();
  if (items.length === 0) return <p className={styles.faint}>{t('memberDetail.noPending')}</p>;
  return (
    <ul className={styles.lines}>
      {items.map(({ kind, id, no, amount, coin, status, createdAt }) => (
        <li key={`${kind} ${id}`}>
          <span>{t(`memberDetail.kind.${kind}`)}</span>
          <RecordLink kind={kind} no={no} />
          <DictTag type={recordKinds[kind].states} code={String(status)} />
          {amount === null ? null : <MoneyCell value={amount} coin={coin} />}
          <span className={styles.faint}>
            <TimeCell value={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function SignIns({ signIns }: Pick<MemberProfile, 'signIns'>) {
  const t = useT();
  return (
    <ul className={styles.lines}>
      {signIns.map(({ id, at, ip, device, ok }) => (
        <li key={id}>
          <TimeCell value={at} />
          <span>{ip}</span>
          <span>{visibleText(device)}</span>
          {ok === 1 ? null : <Badge tone="late">{t('memberDetail.signIn.0')}</Badge>}
        </li>
      ))}
    </ul>
  );
}

function Linked({ linked }: Pick<MemberProfile, 'linked'>) {
  const t = useT();
  if (linked.length === 0) return <p className={styles.faint}>{t('memberDetail.noLinked')}</p>;
  return (
    <ul className={styles.lines}>
      {linked.map((member) => (
        <li key={member.memberId}>
          <MemberCell member={member} />
          <DictTag type="biz_member_status" code={String(member.status)} />
          <DictTag type="biz_risk_level" code={String(member.riskLevel)} />
          <span className={styles.ties}>
            {member.reasons.map(({ kind, value }) => (
              <Badge key={`${kind} ${value}`} tone={kind === 'ip' ? 'plain' : 'warn'}>
                <span title={value}>
                  {t(`memberDetail.link.${kind}`)} {middleEllipsis(value, 8) || NONE}
                </span>
              </Badge>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a member has, brings and waits for, where he signs in, and who he may be as well. */
export function Overview({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const { accounts, flow, pending, signIns, linked } = profile;
  return (
    <div className={styles.overview}>
      <div className={styles.column}>
        <section>
          <h3>{t('memberDetail.accounts')}</h3>
          <Accounts accounts={accounts} />
        </section>
        <section>
          <h3>{t('memberDetail.pending')}</h3>
          <Pending items={pending} />
        </section>
        <section>
          <h3>{t('memberDetail.signIns')}</h3>
          <SignIns signIns={signIns} />
        </section>
      </div>
      <section>
        <h3>{t('memberDetail.flow')}</h3>
        <Flow profile={profile} flow={flow} />
      </section>
      <section className={styles.whole}>
        <h3>{t('memberDetail.linked')}</h3>
        <Linked linked={linked} />
      </section>
    </div>
  );
}
