import { Button } from 'antd';
import { useState } from 'react';
import type { MyNotice } from '@/contract/shell/notice';
import { NoticeText } from '@/domain/notice/NoticeText';
import { useReading } from '@/domain/notice/useNotices';
import { useT } from '@/i18n';
import styles from './notices.module.css';

/** What the last shift has left: its note and its records, until one of those it is for takes it over. */
export function HandOver({ one: { id, content, items } }: { one: MyNotice }) {
  const t = useT();
  const read = useReading();
  const [taking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    await read(id, true);
    setTaking(false);
  };
  return (
    <div className={styles.handOver}>
      <NoticeText content={content} items={items} />
      <Button size="small" type="primary" loading={taking} onClick={() => void take()}>
        {t('notices.takeOver')}
      </Button>
    </div>
  );
}
