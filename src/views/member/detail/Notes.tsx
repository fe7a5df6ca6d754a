import { PushpinFilled } from '@ant-design/icons';
import { Skeleton, Tag } from 'antd';
import { memberNote } from '@/contract/member/note';
import type { MemberProfile } from '@/contract/member/profile';
import type { RowOf } from '@/contract/resource';
import { ActionButtons } from '@/crud/action/ActionButtons';
import { RowButtons } from '@/crud/action/RowButtons';
import type { ScreenContext } from '@/crud/action/screenAction';
import { useScreenContext } from '@/crud/screen/useScreenContext';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TimeCell } from '@/ui/cell/TimeCell';
import { EmptyState } from '@/ui/feedback/EmptyState';
import styles from './detail.module.css';
import { noteActions, writeNote } from './noteActions';
import { useMemberList } from './useMemberList';

const SIZE = 20;

const NONE: readonly never[] = [];

const WRITE = [{ ...writeNote, label: 'memberDetail.writeNote', primary: true }] as const;

function Note({ note, context }: { note: RowOf<typeof memberNote>; context: ScreenContext }) {
  const { t, viewer } = context;
  const { id, content, pinned, mentions, createdBy, createdAt, deletableUntil } = note;
  const actions = noteActions.filter(({ permission }) => permission === null || viewer.can(permission));
  return (
    <li className={styles.note} data-pinned={pinned === 1}>
      <div className={styles.noteHead}>
        {pinned === 1 ? <PushpinFilled aria-label={t('memberDetail.pinned')} /> : null}
        <b>{createdBy}</b>
        <span className={styles.faint}>
          <TimeCell value={createdAt} />
        </span>
        <span
          className={styles.noteTools}
          title={deletableUntil === null ? undefined : t('memberDetail.deletable', { time: deletableUntil })}
        >
          <RowButtons
            actions={actions}
            row={note}
            resource={memberNote.name}
            id={id}
            context={context}
            inline={actions.length}
          />
        </span>
      </div>
      <p>
        <bdi>{visibleText(content)}</bdi>
      </p>
      {mentions.map((name) => (
        <Tag key={name}>@{name}</Tag>
      ))}
    </li>
  );
}

/** Notes of the staff about a member, with a form to add one. */
export function Notes({ profile }: { profile: MemberProfile }) {
  const t = useT();
  const { rows, isLoading, isEmpty, notices, pager } = useMemberList(memberNote, profile.id, SIZE);
  const [context, dialogs] = useScreenContext({ resource: memberNote });
  return (
    <section aria-label={t('memberDetail.tab.notes')}>
      <ActionButtons
        actions={WRITE}
        subject={profile}
        context={context}
        resource={memberNote.name}
        ids={NONE}
      />
      {notices}
      {isLoading ? <Skeleton active /> : null}
      {isEmpty ? <EmptyState /> : null}
      <ul className={styles.notes}>
        {rows.map((note) => (
          <Note key={note.id} note={note} context={context} />
        ))}
      </ul>
      {pager}
      {dialogs}
    </section>
  );
}
