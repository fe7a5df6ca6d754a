import { LockOutlined, SafetyOutlined, SwapOutlined, UnlockOutlined, FormOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { adjusts } from '@/api/adjusts';
import { NOTE_ADD } from '@/api/memberProfile';
import type { MemberProfile } from '@/api/memberProfileTypes';
import { freezeMembers, MEMBER_MAY, resetMember, unfreezeMembers } from '@/api/members';
import type { Dialog } from '@/crud/action';
import { textOf } from '@/crud/cells/value';
import { ReasonDialog } from '@/crud/ReasonDialog';
import { stepUpField } from '@/crud/stepUp';
import { useDialogs } from '@/crud/useDialogs';
import { usePermitted } from '@/crud/usePermitted';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import styles from './header.module.css';
import { NoteDialog } from './NoteDialog';
import { ScreenLink } from './ScreenLink';

interface QuickAction {
  label: Key;
  icon: ReactNode;
  permission: string;
  danger?: boolean;
  visible: (profile: MemberProfile) => boolean;
  dialog: (profile: MemberProfile, dialog: Dialog) => ReactElement;
}

interface ReasonedProps extends Dialog {
  profile: MemberProfile;
  label: Key;
  text: Key;
  danger?: boolean;
  stepUp?: boolean;
  work: (profile: MemberProfile, reason: string, operPassword: string) => Promise<unknown>;
}

/** Something done to a member for a reason, his state at this moment in mind. */
function Reasoned({ profile, label, text, stepUp = false, work, ...props }: ReasonedProps) {
  const t = useT();
  const { uid } = profile;
  return (
    <ReasonDialog
      {...props}
      name="member"
      id={profile.id}
      title={`${t(label)} · ${uid}`}
      ok={label}
      fields={stepUp ? [stepUpField] : []}
      done="memberDetail.done"
      work={(reason, values) => work(profile, reason, textOf(values['operPassword']) ?? '')}
    >
      {t(text, { uid })}
    </ReasonDialog>
  );
}

const one = ({ id, version }: MemberProfile) => ({ ids: [id], versions: { [id]: version } });

const ACTIONS: readonly QuickAction[] = [
  {
    label: 'memberDetail.freeze',
    icon: <LockOutlined />,
    permission: MEMBER_MAY.freeze,
    danger: true,
    visible: ({ status }) => status === 1,
    dialog: (profile, dialog) => (
      <Reasoned
        {...dialog}
        profile={profile}
        label="memberDetail.freeze"
        text="memberDetail.freezeText"
        danger
        work={(member, reason) => freezeMembers({ ...one(member), reason })}
      />
    ),
  },
  {
    label: 'memberDetail.unfreeze',
    icon: <UnlockOutlined />,
    permission: MEMBER_MAY.unfreeze,
    visible: ({ status }) => status === 2,
    dialog: (profile, dialog) => (
      <Reasoned
        {...dialog}
        profile={profile}
        label="memberDetail.unfreeze"
        text="memberDetail.unfreezeText"
        work={(member, reason) => unfreezeMembers({ ...one(member), reason })}
      />
    ),
  },
  {
    label: 'memberDetail.reset2fa',
    icon: <SafetyOutlined />,
    permission: MEMBER_MAY.resetGoogle,
    visible: ({ status, googleBound }) => status !== 3 && googleBound === 1,
    dialog: (profile, dialog) => (
      <Reasoned
        {...dialog}
        profile={profile}
        label="memberDetail.reset2fa"
        text="memberDetail.reset2faText"
        danger
        stepUp
        work={({ id, version }, reason, operPassword) =>
          resetMember('resetGoogle', { id, version, reason, operPassword })
        }
      />
    ),
  },
  {
    label: 'memberDetail.note',
    icon: <FormOutlined />,
    permission: NOTE_ADD,
    visible: () => true,
    dialog: (profile, dialog) => <NoteDialog {...dialog} memberId={profile.id} uid={profile.uid} />,
  },
];

const ADJUST = [{ permission: adjusts.permissions.add ?? '' }];

/** What is done to members most often, as far as the operator may. */
export function QuickActions({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const permitted = usePermitted(ACTIONS).filter(({ visible }) => visible(profile));
  const mayAdjust = usePermitted(ADJUST).length > 0 && profile.status !== 3;
  const [show, dialogs] = useDialogs();
  if (permitted.length === 0 && !mayAdjust) return null;
  return (
    <fieldset className={styles.quick} aria-label={t('memberDetail.quick')}>
      {permitted.map(({ label, icon, danger = false, dialog }) => (
        <Button
          key={label}
          icon={icon}
          danger={danger}
          onClick={() => show((given) => dialog(profile, given))}
        >
          {t(label)}
        </Button>
      ))}
      {mayAdjust ? (
        <ScreenLink to={`/finance/adjust?create=1&memberId=${profile.id}`}>
          <SwapOutlined /> {t('memberDetail.adjust')}
        </ScreenLink>
      ) : null}
      {dialogs}
    </fieldset>
  );
}
