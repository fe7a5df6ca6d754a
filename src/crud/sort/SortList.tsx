import { tellOutcome } from '../action/tellOutcome';
import { VerticalAlignTopOutlined } from '@ant-design/icons';
import { Button, Modal, Skeleton } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, refusalOf } from '@/api/failure';
import { Refusal } from '@/contract/refusals';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import type { Dialog } from '../action/dialog';
import styles from './sort.module.css';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { DragHandle } from '@/ui/drag/DragHandle';
import { toastError } from '@/ui/toast/toastError';
import { useWrite } from '@/services/writes';
import type { ResourceName } from '@/contract/resources';

/** One record with its current position. */
export interface Sortable {
  id: string;
  /** The version that is shown; the server refuses an order of older ones. */
  version: number | undefined;
  text: string;
}

export interface SortDialogProps extends Dialog {
  /** Name of the resource. */
  name: string;
  /** Other resources that are changed by the write. */
  touches?: readonly ResourceName[] | undefined;
  /** Loads all records in their current order. */
  load(signal: AbortSignal): Promise<readonly Sortable[]>;
  save(list: readonly Sortable[]): Promise<unknown>;
}

/** The list with one item moved. */
function moved(list: readonly Sortable[], from: number, to: number): readonly Sortable[] {
  const item = list[from];
  if (!item || to < 0 || to >= list.length) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}

/** Records that can be reordered by mouse, touch or keyboard. */
export function SortList({ open, onClose, name, touches, load, save }: SortDialogProps) {
  const t = useT();
  const write = useWrite();
  const { data, error, refetch } = useQuery({
    queryKey: [name, 'order'],
    queryFn: ({ signal }) => load(signal),
  });
  const [changed, setChanged] = useState<readonly Sortable[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const list = changed ?? data ?? [];
  const move = (from: number, to: number) => setChanged(moved(list, from, to));

  async function send(): Promise<void> {
    setSending(true);
    const outcome = await write({ resource: name, ids: [], touches }, () => save(list));
    setSending(false);
    const isDone = tellOutcome(outcome, t, {
      done: t('crud.saved'),
      failed: (error) => {
        toastError(error);
        if (refusalOf(error) !== Refusal.staleVersion) return;
        setChanged(null);
        void refetch();
      },
    });
    if (isDone) onClose();
  }

  return (
    <Modal
      open={open}
      destroyOnHidden
      title={t('crud.sort')}
      okText={t('crud.save')}
      cancelText={t('crud.cancel')}
      okButtonProps={{ disabled: changed === null }}
      confirmLoading={sending}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className={styles.faint}>{t('crud.sortHint')}</p>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data === undefined && error === null ? <Skeleton active /> : null}
      <ol className={styles.plainList}>
        {list.map(({ id, text }, index) => (
          <li key={id} className={styles.sortable} data-index={index} data-dragged={dragged === id}>
            <DragHandle
              name={text}
              index={index}
              onMove={(to) => move(index, to)}
              onDrag={(on) => setDragged(on ? id : null)}
            />
            <bdi>{visibleText(text)}</bdi>
            <Button
              type="text"
              size="small"
              icon={<VerticalAlignTopOutlined />}
              aria-label={`${t('crud.moveTop')} ${text}`}
              disabled={index === 0}
              onClick={() => move(index, 0)}
            />
          </li>
        ))}
      </ol>
    </Modal>
  );
}
