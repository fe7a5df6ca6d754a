import { LockOutlined } from '@ant-design/icons';
import type { MemberProfile } from '@/api/memberProfileTypes';
import { CopyButton } from '@/crud/cell/CopyButton';
import { DictTag } from '@/crud/cell/DictTag';
import { TagsCell } from '@/ui/cell/TagsCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import { columnKit } from '@/domain/kit/columns';
import { Badge } from '@/ui/base/Badge';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import shared from './detail.module.css';
import styles from './header.module.css';
import { MemberLink } from './MemberLink';
import { QuickActions } from './QuickActions';
import { Risk } from './Risk';

const fact = columnKit<MemberProfile>('memberDetail');

/** What stands below the name. */
const FACTS = [
  fact.text('account'),
  fact.usdt('assetUsdt'),
  fact.time('createdAt'),
  fact.time('lastLoginAt'),
  fact.text('lastLoginIp'),
  fact.custom('inviterUid', (member) => <MemberLink id={member.inviterId} uid={member.inviterUid} />),
  fact.dict('googleBound', 'sys_yes_no'),
  fact.text('remark'),
];

/** What is unfolded when somebody wants it. */
const MORE = [
  fact.text('email'),
  fact.text('phone'),
  fact.dict('countryCode', 'biz_country'),
  fact.dict('language', 'biz_lang'),
  fact.dict('fundPwdSet', 'sys_yes_no'),
  fact.text('inviteCode'),
  fact.dict('registerSource', 'biz_register_source'),
  fact.text('registerIp'),
];

/** What a member may do, in the order of the list's four dots. */
const MAY = ['canLogin', 'canTrade', 'canWithdraw', 'canTransfer'] as const;

function Permissions({ profile }: { profile: MemberProfile }) {
  const t = useT();
  return (
    <ul className={styles.permissions} aria-label={t('memberDetail.permissions')}>
      {MAY.map((name) => (
        <li key={name} data-on={profile[name] === 1}>
          {t(`memberDetail.${name}`)}
          <span className={shared.faint}>
            {t(profile[name] === 1 ? 'memberDetail.allowed' : 'memberDetail.forbidden')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Locks({ locks }: Pick<MemberProfile, 'locks'>) {
  const t = useT();
  return locks.map(({ kind, until }) => (
    <Badge key={kind} tone={kind === 'withdraw' ? 'warn' : 'late'}>
      <LockOutlined /> {t(`memberDetail.lock.${kind}`)} {until === null ? null : <TimeCell value={until} />}
    </Badge>
  ));
}

/** Who a member is, what holds him back, how risky he is, and what can be done about it. */
export function MemberHeader({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const { uid, nickname, memberType, level, kycLevel, status, tags, locks, risk } = profile;
  return (
    <header className={styles.header}>
      <div className={styles.identity}>
        <span className={styles.avatar} aria-hidden>
          {Array.from(nickname || uid)[0]?.toUpperCase()}
        </span>
        <div className={styles.names}>
          <h2>
            <span className={styles.uid}>{uid}</span>
            <CopyButton text={uid} />
            <bdi className={styles.nickname}>{visibleText(nickname)}</bdi>
          </h2>
          <div className={styles.tags}>
            <DictTag type="biz_member_status" code={String(status)} />
            <DictTag type="biz_member_level" code={String(level)} />
            <DictTag type="biz_kyc_level" code={String(kycLevel)} />
            <DictTag type="biz_member_type" code={String(memberType)} />
            {tags.length > 0 ? <TagsCell values={tags} /> : null}
            <Locks locks={locks} />
          </div>
          <Permissions profile={profile} />
        </div>
        <QuickActions profile={profile} />
      </div>
      <Risk risk={risk} />
      <RecordDescriptions record={profile} columns={FACTS} />
      <details className={styles.more}>
        <summary>{t('memberDetail.more')}</summary>
        <RecordDescriptions record={profile} columns={MORE} />
      </details>
    </header>
  );
}
