import { profile as profileShape } from '@/contract/member/profile';
import type { MemberProfile } from '@/contract/member/profile';
import { MemberCell } from '@/domain/member/MemberCell';
import { NONE } from '@/ui/cell/value';
import { DownOutlined, LockOutlined } from '@ant-design/icons';
import { useId, useState } from 'react';
import { isReadable } from '@/contract/field/read';
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
import { RiskReasons, RiskScore } from './Risk';
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

/** Amounts that stand below the name. */
const FIGURES = list(['assetUsdt', 'netInUsdt', 'unrealizedPnl']);

/** Fields that are collapsed at first. */
const MORE = list([
  masked('account'),
  masked('email'),
  masked('phone'),
  col.custom('inviterUid', (member) => <InviterLink {...member} />),
  'createdAt',
  'registerIp',
  'lastLoginAt',
  'lastLoginIp',
  'countryCode',
  'language',
  'googleBound',
  'fundPwdSet',
  'inviteCode',
  'registerSource',
  'remark',
]);

/** What the member may not do; usually nothing, of which nothing is said. */
function Stopped({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const stopped = SWITCHES.filter((name) => !isReadable(profile, name) || profile[name] !== 1);
  if (stopped.length === 0) return null;
  return (
    <ul className={styles.stopped} aria-label={t('memberDetail.permissions')}>
      {stopped.map((name) => (
        <li key={name}>
          <Badge tone="late">
            {t(`memberDetail.${name}`)}{' '}
            <Readable record={profile} field={name}>
              {t('memberDetail.forbidden')}
            </Readable>
          </Badge>
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
  const [more, setMore] = useState(false);
  const moreId = useId();
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
            <Stopped profile={profile} />
            <Readable record={profile} field="locks">
              <Locks locks={locks} />
            </Readable>
          </div>
        </div>
        <QuickActions profile={profile} />
      </div>
      <div className={styles.summary}>
        <dl className={styles.figures}>
          {FIGURES.map(({ key, label, cell }) => (
            <div key={key}>
              <dt>{labelOf(label)}</dt>
              <dd>{cell(profile)}</dd>
            </div>
          ))}
          <StaffOnly>
            <RiskScore risk={risk} />
          </StaffOnly>
        </dl>
        <button
          type="button"
          className={styles.more}
          aria-expanded={more}
          aria-controls={moreId}
          onClick={() => setMore(!more)}
        >
          {t('memberDetail.more')} <DownOutlined rotate={more ? 180 : 0} aria-hidden />
        </button>
      </div>
      <div id={moreId} className={styles.rest} hidden={!more}>
        <StaffOnly>
          <RiskReasons risk={risk} />
        </StaffOnly>
        <RecordDescriptions record={profile} columns={MORE} />
      </div>
    </header>
  );
}
