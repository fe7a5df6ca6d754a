import { DeleteOutlined, FormOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/failure';
import { deleteNote, fetchNotes, NOTE_ADD, NOTE_DELETE, pinNote } from '@/api/memberProfile';
import type { MemberNote, MemberProfile } from '@/api/memberProfileTypes';
import { AllowedOne } from '@/crud/action/Allowed';
import { TimeCell } from '@/ui/cell/TimeCell';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { Pager } from '@/crud/list/Pager';
import { useAction } from '@/crud/action/useAction';
import { useConfirm } from '@/crud/action/useConfirm';
import { useDialogs } from '@/crud/action/useDialogs';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import styles from './detail.module.css';
import { NoteDialog } from './NoteDialog';

/** First part of the keys that a write has read again. */
const NAME = 'memberNote';

const SIZE = 20;

function Note({ note }: { note: MemberNote }) {
  const t = useT();
  const act = useAction(NAME);
  const confirm = useConfirm();
  const { id, content, pinned, mentions, createdBy, createdAt, deletableUntil } = note;

  async function remove(): Promise<void> {
    if (!(await confirm({ text: t('memberDetail.deleteNote'), danger: true }))) return;
    await act([id], () => deleteNote(id), 'crud.removed');
  }

  return (
    <li className={styles.note} data-pinned={pinned === 1}>
      <div className={styles.noteHead}>
        {pinned === 1 ? <PushpinFilled aria-label={t('memberDetail.pinned')} /> : null}
        <b>{createdBy}</b>
        <span className={styles.faint}>
          <TimeCell value={createdAt} />
        </span>
        <span className={styles.noteTools}>
          <AllowedOne of={NOTE_ADD}>
            <Button
              type="text"
              size="small"
              icon={<PushpinOutlined />}
              onClick={() => void act([id], () => pinNote(id, pinned === 1 ? 0 : 1))}
            >
              {t(pinned === 1 ? 'memberDetail.unpin' : 'memberDetail.pin')}
            </Button>
          </AllowedOne>
          {deletableUntil === null ? null : (
            <AllowedOne of={NOTE_DELETE}>
              <Button
                type="text"
                size="small"
                danger
                icon={<DeleteOutlined />}
                title={t('memberDetail.deletable', { time: deletableUntil })}
                onClick={() => void remove()}
              >
                {t('crud.remove')}
              </Button>
            </AllowedOne>
          )}
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

/** What staff wrote about a member, and a way to write more. */
export function Notes({ profile: { id, uid } }: { profile: MemberProfile }) {
  const t = useT();
  const [page, setPage] = useState({ pageNum: 1, pageSize: SIZE });
  const [show, dialogs] = useDialogs();
  const { data, error, refetch } = useQuery({
    queryKey: [NAME, id, page],
    queryFn: ({ signal }) => fetchNotes(id, page, signal),
    staleTime: 0,
  });
  return (
    <section aria-label={t('memberDetail.tab.notes')}>
      <AllowedOne of={NOTE_ADD}>
        <Button
          type="primary"
          icon={<FormOutlined />}
          onClick={() => show((dialog) => <NoteDialog {...dialog} memberId={id} uid={uid} />)}
        >
          {t('memberDetail.writeNote')}
        </Button>
      </AllowedOne>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data ? (
        <>
          {data.total === 0 ? <EmptyState /> : null}
          <ul className={styles.notes}>
            {data.list.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </ul>
          {data.total > SIZE ? (
            <Pager
              total={data.total}
              {...page}
              onChange={(pageNum, pageSize) => setPage({ pageNum, pageSize })}
            />
          ) : null}
        </>
      ) : error ? null : (
        <Skeleton active />
      )}
      {dialogs}
    </section>
  );
}
