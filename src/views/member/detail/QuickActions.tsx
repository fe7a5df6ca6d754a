import { LockOutlined, SafetyOutlined, SwapOutlined, UnlockOutlined, FormOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { permissionOf } from '@/api/call';
import { adjust } from '@/contract/finance/adjust';
import { NOTE_ADD } from '@/api/memberProfile';
import type { MemberProfile } from '@/api/memberProfileTypes';
import { MEMBER_PERMISSIONS } from '@/api/members';
import type { Dialog } from '@/crud/action/action';
import { showResult } from '@/crud/action/showResult';
import { useDialogs } from '@/crud/action/useDialogs';
import { usePermitted } from '@/crud/action/usePermitted';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import { recordKinds } from '@/contract/records';
import type { Key } from '@/i18n/keys';
import { ResetDialog } from '@/domain/account/ResetDialog';
import { FreezeDialog, UnfreezeDialog } from '@/domain/account/stateDialogs';
import styles from './header.module.css';
import { NoteDialog } from './NoteDialog';

/** Makes what says how a write ended. */
type ShowResult = (done: Key) => (answer: unknown) => void;

interface QuickAction {
  label: Key;
  icon: ReactNode;
  permission: string;
  danger?: boolean;
  visible: (profile: MemberProfile) => boolean;
  dialog: (profile: MemberProfile, dialog: Dialog, tell: ShowResult) => ReactElement;
}

const ACTIONS: readonly QuickAction[] = [
  {
    label: 'member.freeze',
    icon: <LockOutlined />,
    permission: MEMBER_PERMISSIONS.freeze,
    danger: true,
    visible: ({ status }) => status === 1,
    dialog: (profile, dialog, tell) => (
      <FreezeDialog {...dialog} rows={[profile]} onDone={tell('member.frozen')} />
    ),
  },
  {
    label: 'member.unfreeze',
    icon: <UnlockOutlined />,
    permission: MEMBER_PERMISSIONS.unfreeze,
    visible: ({ status }) => status === 2,
    dialog: (profile, dialog, tell) => (
      <UnfreezeDialog {...dialog} rows={[profile]} onDone={tell('member.unfrozen')} />
    ),
  },
  {
    label: 'member.resetGoogle',
    icon: <SafetyOutlined />,
    permission: MEMBER_PERMISSIONS.resetGoogle,
    visible: ({ status, googleBound }) => status !== 3 && googleBound === 1,
    dialog: (profile, dialog) => <ResetDialog {...dialog} row={profile} what="resetGoogle" />,
  },
  {
    label: 'memberDetail.note',
    icon: <FormOutlined />,
    permission: NOTE_ADD,
    visible: () => true,
    dialog: (profile, dialog) => <NoteDialog {...dialog} memberId={profile.id} uid={profile.uid} />,
  },
];

const ADJUST = [{ permission: permissionOf(adjust.calls.add) ?? '' }];

/** What is done to members most often, as far as the operator may. */
export function QuickActions({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const permitted = usePermitted(ACTIONS).filter(({ visible }) => visible(profile));
  const mayAdjust = usePermitted(ADJUST).length > 0 && profile.status !== 3;
  const [show, dialogs] = useDialogs();
  const names = new Map([[String(profile.id), profile.uid]]);
  const showDone: ShowResult = (done) => (answer) => showResult(answer, show, names, t(done));
  if (permitted.length === 0 && !mayAdjust) return null;
  return (
    <fieldset className={styles.quick} aria-label={t('memberDetail.quick')}>
      {permitted.map(({ label, icon, danger = false, dialog }) => (
        <Button
          key={label}
          icon={icon}
          danger={danger}
          onClick={() => show((given) => dialog(profile, given, showDone))}
        >
          {t(label)}
        </Button>
      ))}
      {mayAdjust ? (
        <ScreenLink view={recordKinds.adjust.view} params={{ create: 1, memberId: profile.id }}>
          <SwapOutlined /> {t('memberDetail.adjust')}
        </ScreenLink>
      ) : null}
      {dialogs}
    </fieldset>
  );
}
