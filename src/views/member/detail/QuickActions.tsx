import { member } from '@/contract/member/member';
import type { MemberProfile } from '@/contract/member/profile';
import { ActionButtons } from '@/crud/action/ActionButtons';
import { ActionMenu } from '@/crud/action/ActionMenu';
import type { ScreenAction } from '@/crud/action/screenAction';
import { useOfferedActions } from '@/crud/action/useOfferedActions';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { adjustLink } from '@/domain/account/adjustLink';
import { evidenceActions } from '@/domain/kit/evidenceActions';
import { freeze, unfreeze } from '@/domain/account/freezeActions';
import { useT } from '@/i18n';
import { areasOf } from '@/kernel/words';
import { useAreas } from '@/ui/load/useAreas';
import { rowActions } from '../memberActions';
import styles from './header.module.css';
import { writeNote } from './noteActions';

/** The most frequent ones, which are buttons. */
const BUTTONS: readonly ScreenAction<MemberProfile>[] = [freeze, unfreeze, writeNote, adjustLink];

const OTHERS: readonly ScreenAction<MemberProfile>[] = [
  ...rowActions.filter(({ name }) => !BUTTONS.some((button) => button.name === name)),
  ...evidenceActions(member),
];

const ACTIONS = [...BUTTONS, ...OTHERS];

/** The words of the list, which the actions have in common with it. */
const AREAS = areasOf(member.view);

/** Everything the operator may do with a member. */
export function QuickActions({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const ready = useAreas(AREAS);
  const [context, dialogs] = useScreenContext({ resource: member });
  useOfferedActions({ record: profile.uid, actions: ready ? ACTIONS : BUTTONS, subject: profile, context });
  const { viewer } = context;
  const usable = (actions: readonly ScreenAction<MemberProfile>[]) =>
    actions.filter(
      ({ permission, visible }) =>
        (permission === null || viewer.can(permission)) && (visible?.(profile, viewer) ?? true),
    );
  const [buttons, others] = [usable(BUTTONS), usable(OTHERS)];
  const target = { subject: profile, context, resource: member.name, ids: [profile.id] };
  return (
    <>
      {buttons.length + others.length > 0 ? (
        <fieldset className={styles.quick} aria-label={t('memberDetail.quick')}>
          <ActionButtons {...target} actions={buttons} />
          {ready ? <ActionMenu {...target} actions={others} /> : null}
        </fieldset>
      ) : null}
      {dialogs}
    </>
  );
}
