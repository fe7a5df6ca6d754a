import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { memberPermission } from '@/api/permissions';
import { idOf } from '@/contract/field/brands';
import type { Id } from '@/contract/field/brands';
import { memberPage } from '@/contract/records';
import { CopyButton } from '@/crud/cell/CopyButton';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { hrefOf } from '@/services/href';
import { useLink } from '@/services/links';
import { useCan } from '@/stores/session';
import { showMember } from '@/stores/shownMembers';
import { NONE } from '@/ui/cell/value';
import styles from './member.module.css';

interface MemberCellProps {
  /** Whose record it is, as far as it could be read. */
  member: { memberId: string; uid: string; account: string; nickname: string; tags: readonly string[] };
  /** In place of laying the member's profile over the page. */
  onOpen?(memberId: Id): void;
}

/** Opens a member over the page; a link to the member's own page where the menu has one, for a new browser tab. */
function MemberOpener({ id, uid, onOpen }: { id: Id; uid: string; onOpen: () => void }) {
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

/** A member: UID and, in a wide column, account; both with nickname and tags in the tooltip. Opens the profile where the operator may see it. */
export function MemberCell({ member, onOpen }: MemberCellProps) {
  const allowed = useCan({ one: memberPermission });
  const { uid, tags } = member;
  const id = idOf(member.memberId);
  if (uid === '') return NONE;
  const title = [member.account, member.nickname, ...tags].filter(Boolean).map(visibleText).join(' · ');
  const open = onOpen ?? (allowed ? showMember : undefined);

  return (
    <span translate="no" className={styles.member} title={title}>
      {open && id !== null ? <MemberOpener id={id} uid={uid} onOpen={() => open(id)} /> : <span>{uid}</span>}
      <CopyButton text={uid} />
      {tags.length > 0 ? <span className={styles.dot} aria-hidden /> : null}
      <bdi className={styles.faint}>{visibleText(member.account)}</bdi>
    </span>
  );
}
