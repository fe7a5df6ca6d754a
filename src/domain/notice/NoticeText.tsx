import type { Readable } from '@/contract/field/read';
import type { Area } from '@/i18n/keys';
import type { handedOver } from '@/contract/system/notice';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useAreas } from '@/ui/load/useAreas';
import { HandedOverList } from './HandedOverList';
import styles from './notice.module.css';

const AREAS: readonly Area[] = ['notices'];

interface NoticeTextProps {
  content: string;
  items: readonly Readable<typeof handedOver>[];
}

/** The text of a notice, always drawn as text, and the records of a hand-over. */
export function NoticeText({ content, items }: NoticeTextProps) {
  const t = useT();
  const ready = useAreas(AREAS);
  return (
    <>
      <p className={styles.content}>{visibleText(content)}</p>
      {items.length > 0 && ready ? (
        <>
          <h3 className={styles.head}>{t('notices.items')}</h3>
          <HandedOverList items={items} />
        </>
      ) : null}
    </>
  );
}
