import { LockOutlined } from '@ant-design/icons';
import { profile as profileShape } from '@/contract/member/profile';
import type { MemberProfile } from '@/contract/member/profile';
import { switches } from '@/contract/member/memberRow';
import { text } from '@/contract/field/texts';
import { StaffOnly } from '@/crud/action/StaffOnly';
import { CopyButton } from '@/crud/cell/CopyButton';
import { useFormatLabel } from '@/crud/field/label';
import { RecordDescriptions } from '@/crud/detail/RecordDescriptions';
import { columnMaker } from '@/domain/kit/columnKit';
import { translateOr, useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { TagsCell } from '@/ui/cell/TagsCell';
import { TimeCell } from '@/ui/cell/TimeCell';
import shared from './detail.module.css';
import styles from './header.module.css';
import { InviterLink } from './InviterLink';
import { QuickActions } from './QuickActions';
import { Readable } from './Readable';
import { Risk } from './Risk';

// Masked fields stay masked here. Only the list of members shows them in full, and asks for a reason.
const shape = { ...profileShape, account: text(), email: text(), phone: text() };

const { col, list } = columnMaker({ name: 'memberDetail', shape });

/** Fields beside the name. */
const CODES = list(['status', 'level', 'kycLevel', 'memberType']);

/** Fields below the name. */
const FACTS = list([
  'account',
  'assetUsdt',
  'createdAt',
  'lastLoginAt',
  'lastLoginIp',
  col.custom('inviterUid', (member) => <InviterLink {...member} />),
  'googleBound',
  'remark',
]);

/** Fields that are collapsed at first. */
const MORE = list([
  'email',
  'phone',
  'countryCode',
  'language',
  'fundPwdSet',
  'inviteCode',
  'registerSource',
  'registerIp',
]);

/** The member's permissions, in the same order as the four dots of the list. */
const SWITCHES = [
  'canLogin',
  'canTrade',
  'canWithdraw',
  'canTransfer',
] as const satisfies readonly (keyof typeof switches)[];

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
  return locks.map(({ kind, until }, place) => (
    <Badge key={place} tone={kind === 'withdraw' ? 'warn' : 'late'}>
      <LockOutlined /> {translateOr(`memberDetail.lock.${kind}`, kind)}{' '}
      {until === null ? null : <TimeCell value={until} />}
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
