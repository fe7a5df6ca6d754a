import { profile as profileShape } from '@/contract/member/profile';
import type { MemberProfile } from '@/contract/member/profile';
import { MemberCell } from '@/domain/member/MemberCell';
import { NONE } from '@/ui/cell/value';
import { LockOutlined } from '@ant-design/icons';
import { member } from '@/contract/member/member';
import { StaffOnly } from '@/crud/action/StaffOnly';
import { CopyButton } from '@/crud/cell/CopyButton';
import { Readable } from '@/crud/cell/Readable';
import { useFormatLabel } from '@/crud/field/label';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import { columnMaker } from '@/domain/kit/columnKit';
import { RefCell } from '@/domain/reference/RefCell';
import { RevealCell } from '@/domain/security/RevealCell';
import { translateOr, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { TagsCell } from '@/ui/cell/TagsCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import { SWITCHES } from '../switches';
import { QuickActions } from './QuickActions';
import { Risk } from './Risk';
import shared from './detail.module.css';
import styles from './header.module.css';

/** Link to the inviter by their UID; plain text if the operator may not see the inviter. */
function InviterLink({ inviterId, inviterUid }: Pick<MemberProfile, 'inviterId' | 'inviterUid'>) {
  if (inviterUid === '') return NONE;
  if (!inviterId) return inviterUid;
  return (
    <MemberCell member={{ memberId: inviterId, uid: inviterUid, account: '', nickname: '', tags: [] }} />
  );
}

const { col, list } = columnMaker({ name: 'memberDetail', shape: profileShape });

/** A field that the server has masked; it is asked for in full as a field of the member, not of this profile. */
const masked = (field: 'account' | 'email' | 'phone') =>
  col.custom(field, (profile) => (
    <Readable record={profile} field={field}>
      <RevealCell of={{ resource: member.name, id: profile.id, field }} masked={profile[field]} />
    </Readable>
  ));

/** Fields beside the name. */
const CODES = list(['status', 'level', 'kycLevel', 'memberType']);

/** Fields below the name. */
const FACTS = list([
  masked('account'),
  'assetUsdt',
  'unrealizedPnl',
  'createdAt',
  'lastLoginAt',
  'lastLoginIp',
  col.custom('inviterUid', (member) => <InviterLink {...member} />),
  'googleBound',
  'remark',
]);

/** Fields that are collapsed at first. */
const MORE = list([
  masked('email'),
  masked('phone'),
  'countryCode',
  'language',
  'fundPwdSet',
  'inviteCode',
  'registerSource',
  'registerIp',
]);

function Permissions({ profile }: { profile: MemberProfile }) {
  const t = useT();
  return (
    <ul className={styles.permissions} aria-label={t('memberDetail.permissions')}>
      {SWITCHES.map((name) => (
        <li key={name} data-on={profile[name] === 1}>
          {t(`memberDetail.${name}`)}
          <span className={shared.faint}>
            <Readable record={profile} field={name}>
              {t(profile[name] === 1 ? 'memberDetail.allowed' : 'memberDetail.forbidden')}
            </Readable>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Locks({ locks }: Pick<MemberProfile, 'locks'>) {
  return locks.map(({ kind, until, by }, place) => (
    <Badge key={place} tone={kind === 'withdraw' ? 'warn' : 'late'}>
      <LockOutlined /> {translateOr(`memberDetail.lock.${kind}`, kind)}{' '}
      {until === null ? null : <TimeCell value={until} />}
      {by === '' ? null : <RefCell type="violation" no={by} />}
    </Badge>
  ));
}

/** The header of the profile: identity, restrictions, risk, and the most frequent actions. */
export function MemberHeader({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const labelOf = useFormatLabel();
  const { uid, nickname, tags, locks, risk } = profile;
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
            {CODES.map(({ key, label, cell }) => (
              <span key={key}>
                <span className={shared.faint}>{labelOf(label)}</span> {cell(profile)}
              </span>
            ))}
            {tags.length > 0 ? <TagsCell values={tags} /> : null}
            <Readable record={profile} field="locks">
              <Locks locks={locks} />
            </Readable>
          </div>
          <Permissions profile={profile} />
        </div>
        <QuickActions profile={profile} />
      </div>
      <StaffOnly>
        <Risk risk={risk} />
      </StaffOnly>
      <RecordDescriptions record={profile} columns={FACTS} />
      <details className={styles.more}>
        <summary>{t('memberDetail.more')}</summary>
        <RecordDescriptions record={profile} columns={MORE} />
      </details>
    </header>
  );
}
