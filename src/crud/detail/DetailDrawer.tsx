import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { ApiError } from '@/api/failure';
import type { ReactNode } from 'react';
import { usePhone } from '@/ui/base/windowWidth';
import type { Dialog } from '../action/dialog';
import styles from './detail.module.css';
import { FailureBar } from '@/ui/feedback/FailureBar';
import type { Section } from './section';
import { Sections } from './Sections';

interface DetailDrawerProps<Detail> extends Dialog {
  /** Name of the resource. */
  name: string;
  id: number | string;
  title: string;
  sections: readonly Section<Detail>[];
  /** Key of the section that it opens at; from the top without one. */
  at?: string | undefined;
  load: (signal: AbortSignal) => Promise<Detail>;
  /** Draws the actions of the record; `undefined` until it is loaded. */
  renderFoot?: (record: Detail | undefined) => ReactNode;
}

/** The detail drawer of one record; it reads the record each time it opens and after each write. */
export function DetailDrawer<Detail>(props: DetailDrawerProps<Detail>) {
  const { open, onClose, name, id, title, sections, at, load, renderFoot } = props;
  const isPhone = usePhone();
  const { data, error, isFetching, refetch } = useQuery({
    // The id is part of the key, so that an answer about another record is never shown.
    queryKey: [name, 'detail', String(id)],
    queryFn: ({ signal }) => load(signal),
    staleTime: 0,
    enabled: open,
  });
  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      title={title}
      size={isPhone ? '100%' : 720}
      aria-busy={isFetching}
      footer={renderFoot ? <div className={styles.foot}>{renderFoot(data)}</div> : null}
    >
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data === undefined ? (
        error ? null : (
          <Skeleton active paragraph={{ rows: 10 }} />
        )
      ) : (
        <Sections sections={sections} record={data} at={at} />
      )}
    </Drawer>
  );
}
