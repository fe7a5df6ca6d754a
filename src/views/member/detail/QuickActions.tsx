import { SwapOutlined } from '@ant-design/icons';
import { permissionOf } from '@/api/call';
import { adjust } from '@/contract/finance/adjust';
import { member } from '@/contract/member/member';
import type { MemberProfile } from '@/contract/member/profile';
import { recordKinds } from '@/contract/records';
import { ActionButtons } from '@/crud/action/ActionButtons';
import type { ScreenAction } from '@/crud/action/screenAction';
import { useOfferedActions } from '@/crud/action/useOfferedActions';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { freeze, unfreeze } from '@/domain/account/freezeActions';
import { isOpen } from '@/domain/account/memberState';
import { resetGoogle } from '@/domain/account/resetActions';
import { useT } from '@/i18n';
import { ScreenLink } from '@/services/ScreenLink';
import styles from './header.module.css';
import { writeNote } from './noteActions';

const NONE: readonly never[] = [];

const ignore = () => undefined;

const ACTIONS: readonly ScreenAction<MemberProfile>[] = [
  freeze,
  unfreeze,
  {
    ...resetGoogle,
    visible: (one, viewer) => one.googleBound === 1 && (resetGoogle.visible?.(one, viewer) ?? true),
  },
  writeNote,
];

const ADJUST = permissionOf(adjust.calls.add) ?? '';

/** The most frequent actions on a member that the operator has permission for. */
export function QuickActions({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const [context, dialogs] = useScreenContext({
    resource: member,
    columns: NONE,
    actions: NONE,
    sections: NONE,
    onWritten: ignore,
  });
  useOfferedActions({ record: profile.uid, actions: ACTIONS, subject: profile, context });
  const { viewer } = context;
  const usable = ACTIONS.filter(
    ({ permission, visible }) =>
      (permission === null || viewer.can(permission)) && (visible?.(profile, viewer) ?? true),
  );
  const mayAdjust = viewer.can(ADJUST) && isOpen(profile);
  return (
    <>
      {usable.length > 0 || mayAdjust ? (
        <fieldset className={styles.quick} aria-label={t('memberDetail.quick')}>
          <ActionButtons
            actions={usable}
            subject={profile}
            context={context}
            resource={member.name}
            ids={[profile.id]}
          />
          {mayAdjust ? (
            <ScreenLink view={recordKinds.adjust.view} params={{ create: 1, memberId: profile.id }}>
              <SwapOutlined /> {t('memberDetail.adjust')}
            </ScreenLink>
          ) : null}
        </fieldset>
      ) : null}
      {dialogs}
    </>
  );
}
