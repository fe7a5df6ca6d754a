import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { memberPermission } from '@/api/permissions';
import type { MemberBrief } from '@/api/types';
import { memberPage } from '@/contract/records';
import { CopyButton } from '@/crud/cell/CopyButton';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { hrefOf } from '@/services/href';
import { useLink } from '@/services/links';
import { useCan } from '@/stores/session';
import { showMember } from '@/stores/shownMembers';
import { NONE, textOf, textsOf } from '@/ui/cell/value';
import styles from './member.module.css';

interface MemberCellProps {
  member: Pick<MemberBrief, 'uid' | 'account' | 'nickname' | 'tags'> & { memberId: number | string };
  /** Called instead of showing the member's profile over the page. */
  onOpen?(memberId: number | string): void;
}

/**
 * Shows a member's profile over the page. It is a link if the menu has the member's own screen, which can then be
 * opened in another browser tab.
 */
function MemberOpener({ id, uid, onOpen }: { id: number | string; uid: string; onOpen: () => void }) {
  const t = useT();
  const page = useLink(memberPage.view, { id });
  const label = t('crud.openMember', { uid });
  if (page === null) {
    return (
      <Button type="link" size="small" className={styles.open} aria-label={label} onClick={onOpen}>
        {uid}
      </Button>
    );
  }
  function openHere(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <a href={hrefOf(page)} aria-label={label} onClick={openHere}>
      {uid}
    </a>
  );
}

/** A member: UID and account, with nickname and tags in the tooltip. Opens the profile if the operator may see it. */
export function MemberCell({ member, onOpen }: MemberCellProps) {
  const allowed = useCan({ one: memberPermission });
  const uid = textOf(member.uid);
  if (uid === null || uid === '') return NONE;
  const title = [member.nickname, ...textsOf(member.tags)].filter(Boolean).map(visibleText).join(' · ');
  const open = onOpen ?? (allowed ? showMember : undefined);

  return (
    <span className={styles.member} title={title}>
      <span className={styles.line}>
        {open ? (
          <MemberOpener id={member.memberId} uid={uid} onOpen={() => open(member.memberId)} />
        ) : (
          <span>{uid}</span>
        )}
        <CopyButton text={uid} />
        {textsOf(member.tags).length > 0 ? <span className={styles.dot} aria-hidden /> : null}
      </span>
      <bdi className={styles.faint}>{visibleText(textOf(member.account) ?? '')}</bdi>
    </span>
  );
}
