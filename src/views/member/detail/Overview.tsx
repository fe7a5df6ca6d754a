import type { ReactNode } from 'react';
import { linkedMember, signIn } from '@/contract/member/profile';
import type { MemberProfile } from '@/contract/member/profile';
import { isRecordKind, recordKinds } from '@/contract/records';
import { StaffOnly } from '@/crud/action/StaffOnly';
import { DictTag } from '@/crud/cell/DictTag';
import { Readable } from '@/crud/cell/Readable';
import { ClusterButton } from '@/domain/cluster/ClusterButton';
import { columnMaker } from '@/domain/kit/columnKit';
import { MemberCell } from '@/domain/member/MemberCell';
import { RecordLink } from '@/domain/reference/RecordLink';
import { translateOr, useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { middleEllipsis, visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { MoneyCell } from '@/ui/cell/MoneyCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { NONE, textOf } from '@/ui/cell/value';
import { Accounts } from './Accounts';
import styles from './detail.module.css';
import { Flow } from './Flow';
import { Sessions } from './Sessions';

const STATES = columnMaker({ name: 'memberDetail', shape: linkedMember }).list(['status', 'riskLevel']);

const SIGN_IN = columnMaker({ name: 'memberDetail', shape: signIn }).list(['at', 'ip', 'device']);

function Pending({ pending }: Pick<MemberProfile, 'pending'>) {
  const t = useT();
  if (pending.length === 0) return <p className={styles.faint}>{t('memberDetail.noPending')}</p>;
  return (
    <ul className={styles.lines}>
      {pending.map(({ kind, no, amount, coin, status, createdAt }, place) => (
        <li key={place}>
          <span>{translateOr(`memberDetail.kind.${kind}`, kind)}</span>
          {/* The server may send a kind that this client has no screen for. */}
          {isRecordKind(kind) ? <RecordLink kind={kind} no={no} /> : no}
          {isRecordKind(kind) ? <DictTag type={recordKinds[kind].states} code={textOf(status)} /> : null}
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
      {signIns.map((one, place) => (
        <li key={place}>
          {SIGN_IN.map(({ key, cell }) => (
            <span key={key}>{cell(one)}</span>
          ))}
          {one.ok === 1 ? null : <Badge tone="late">{t('memberDetail.signIn.0')}</Badge>}
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
      {linked.map((member, place) => (
        <li key={place}>
          <MemberCell member={member} />
          {STATES.map(({ key, cell }) => (
            <span key={key}>{cell(member)}</span>
          ))}
          <span className={styles.ties}>
            {member.reasons.map(({ kind, value }, place) => (
              <Badge key={place} tone={kind === 'ip' ? 'plain' : 'warn'}>
                <span title={value}>
                  {translateOr(`memberDetail.link.${kind}`, kind)}{' '}
                  {middleEllipsis(visibleText(value), 8) || NONE}
                </span>
              </Badge>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface BlockProps {
  title: Key;
  profile: MemberProfile;
  /** The field whose value the children show. */
  field: keyof MemberProfile;
  className?: string | undefined;
  children: ReactNode;
}

function Block({ title, profile, field, className, children }: BlockProps) {
  const t = useT();
  return (
    <section className={className}>
      <h3>{t(title)}</h3>
      <Readable record={profile} field={field}>
        {children}
      </Readable>
    </section>
  );
}

/** A member's balances, value, pending records and sign-ins, and other members who may be the same person. */
export function Overview({ profile }: { profile: MemberProfile }) {
  return (
    <div className={styles.overview}>
      <div className={styles.column}>
        <Block title="memberDetail.accounts" profile={profile} field="accounts">
          <Accounts accounts={profile.accounts} />
        </Block>
        <Block title="memberDetail.pending" profile={profile} field="pending">
          <Pending pending={profile.pending} />
        </Block>
        <Block title="memberDetail.sessions" profile={profile} field="sessions">
          <Sessions sessions={profile.sessions} />
        </Block>
        <Block title="memberDetail.signIns" profile={profile} field="signIns">
          <SignIns signIns={profile.signIns} />
        </Block>
      </div>
      <Block title="memberDetail.flow" profile={profile} field="flow">
        <Flow profile={profile} />
      </Block>
      <StaffOnly>
        <Block title="memberDetail.linked" profile={profile} field="linked" className={styles.whole}>
          <div>
            <ClusterButton start={{ memberId: profile.id }} />
          </div>
          <Linked linked={profile.linked} />
        </Block>
      </StaffOnly>
    </div>
  );
}
