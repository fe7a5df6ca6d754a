import { member } from '@/contract/member/member';
import { profile as profileShape } from '@/contract/member/profile';
import type { MemberProfile } from '@/contract/member/profile';
import type { MemberSecurity } from '@/contract/member/security';
import { ActionButtons } from '@/crud/action/ActionButtons';
import type { ScreenAction, ScreenContext } from '@/crud/action/screenAction';
import { Readable } from '@/crud/cell/Readable';
import { resetFundPassword, resetGoogle, resetPassword } from '@/domain/account/resetActions';
import { columnMaker } from '@/domain/kit/columnKit';
import { RevealCell } from '@/domain/security/RevealCell';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { Badge } from '@/ui/base/Badge';
import styles from './detail.module.css';

type Link = MemberSecurity['links'][number];

interface BindingsProps {
  profile: MemberProfile;
  links: readonly Link[];
  context: ScreenContext;
}

/** What a member signs in and confirms with, and the links that reset it. */
interface Binding {
  label: Key;
  /** The field that says whether it is there; a password always is. */
  field?: 'fundPwdSet' | 'googleBound';
  kind: Link['kind'];
  reset: ScreenAction<MemberProfile>;
}

const BINDINGS: readonly Binding[] = [
  { label: 'memberDetail.password', kind: 'resetPassword', reset: resetPassword },
  {
    label: 'memberDetail.fundPwdSet',
    field: 'fundPwdSet',
    kind: 'resetFundPassword',
    reset: resetFundPassword,
  },
  { label: 'memberDetail.googleBound', field: 'googleBound', kind: 'resetGoogle', reset: resetGoogle },
];

const REACH = ['account', 'email', 'phone'] as const;

const { col } = columnMaker({ name: 'memberDetail', shape: profileShape });

const STATE_WORDS = {
  fundPwdSet: ['memberDetail.notSet', 'memberDetail.set'],
  googleBound: ['memberDetail.notBound', 'memberDetail.bound'],
} as const;

function State({ profile, field }: { profile: MemberProfile; field: keyof typeof STATE_WORDS }) {
  const t = useT();
  const isThere = profile[field] === 1;
  return (
    <Readable record={profile} field={field}>
      <Badge tone={isThere ? 'plain' : 'warn'}>{t(STATE_WORDS[field][isThere ? 1 : 0])}</Badge>
    </Readable>
  );
}

/** What became of the last link of a kind. */
function LastLink({ link: { state, createdAt, createdBy, expiresAt, usedAt } }: { link: Link }) {
  const t = useT();
  if (state === 'used') return t('memberDetail.linkUsed', { at: usedAt ?? '' });
  if (state === 'waiting')
    return t('memberDetail.linkWaits', { who: createdBy, at: createdAt, until: expiresAt });
  return t('memberDetail.linkOver', { who: createdBy, at: createdAt });
}

/** Where a member is reached, and what the member signs in and withdraws with; each can be reset. */
export function Bindings({ profile, links, context }: BindingsProps) {
  const t = useT();
  const target = { subject: profile, context, resource: member.name, ids: [profile.id] };
  return (
    <ul className={styles.lines}>
      {REACH.map((field) => (
        <li key={field}>
          <b>{t(`memberDetail.${field}`)}</b>
          <Readable record={profile} field={field}>
            <RevealCell of={{ resource: member.name, id: profile.id, field }} masked={profile[field]} />
          </Readable>
        </li>
      ))}
      {BINDINGS.map(({ label, field, kind, reset }) => {
        const last = links.find((link) => link.kind === kind);
        return (
          <li key={kind}>
            <b>{t(label)}</b>
            {field ? <State profile={profile} field={field} /> : null}
            {last ? (
              <span className={styles.faint}>
                <LastLink link={last} />
              </span>
            ) : null}
            <ActionButtons {...target} actions={[reset]} />
          </li>
        );
      })}
      <li>
        <b>{t('memberDetail.lock.withdraw')}</b>
        {col('withdrawLockUntil').cell(profile)}
      </li>
    </ul>
  );
}
