import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { NoticeLevel } from '@/contract/system/notice';
import { NoticeText } from '@/domain/notice/NoticeText';
import { noticesQuery, useReading } from '@/domain/notice/useNotices';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';

/** A dialog over everything until the operator has confirmed each urgent notice, the oldest first. */
export function UrgentNotice() {
  const t = useT();
  const read = useReading();
  const [sending, setSending] = useState(false);
  const { data = [] } = useQuery({ ...noticesQuery, staleTime: 0 });
  const open = data
    .filter(({ level, needAck, ackAt }) => level === NoticeLevel.urgent && needAck && ackAt === null)
    .toReversed();
  const [first] = open;
  if (!first) return null;

  const confirm = async () => {
    setSending(true);
    await read(first.id, true);
    setSending(false);
  };

  return (
    <Modal
      open
      centered
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      title={`${t('notices.urgent')} · ${visibleText(first.title)}`}
      footer={
        <Button type="primary" loading={sending} onClick={() => void confirm()}>
          {t('notices.confirm')}
        </Button>
      }
    >
      <NoticeText content={first.content} items={first.items} />
      <p>{t('notices.by', { name: first.author, time: first.publishAt })}</p>
      {open.length > 1 ? <p>{t('notices.more', { n: open.length - 1 })}</p> : null}
    </Modal>
  );
}
