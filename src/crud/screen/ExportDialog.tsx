import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { ApiError } from '@/api/failure';
import { fetchExport } from '@/api/records';
import type { PageQuery } from '@/contract/filter';
import type { Resource, RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { FailureBar } from '@/ui/feedback/FailureBar';
import type { Dialog } from '../action/action';
import type { Column } from '../list/column';
import { downloadCsv } from '../list/exportCsv';

interface ExportDialogProps<R extends Resource> extends Dialog {
  resource: R;
  query: PageQuery;
  /** Those on screen. */
  columns: readonly Column<RowOf<R>>[];
}

/** Reads all rows of a filter and downloads them as CSV; says how far it is, and can be cancelled. */
export function ExportDialog<R extends Resource>(props: ExportDialogProps<R>) {
  const { open, onClose, resource, query, columns } = props;
  const t = useT();
  const client = useQueryClient();
  const [kilobytes, setKilobytes] = useState(0);
  const [failure, setFailure] = useState<ApiError | null>(null);

  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const onProgress = (bytes: number) => setKilobytes(Math.round(bytes / 1000));
    async function run(): Promise<void> {
      const { list } = await fetchExport(resource, query, { signal: stop.signal, onProgress });
      if (stop.signal.aborted) return;
      await downloadCsv(client, resource.name, columns, list);
      onClose();
    }
    run().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.failure.kind !== 'cancelled') setFailure(error);
    });
    return () => stop.abort();
    // The question is the one the dialog was opened with, and `onClose` is another function at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open]);

  return (
    <Modal
      open={open}
      destroyOnHidden
      title={t('crud.exportCsv')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t(failure ? 'crud.close' : 'crud.cancel')}</Button>}
    >
      <FailureBar error={failure} />
      {failure ? null : (
        <div role="status">
          <Progress percent={100} status="active" showInfo={false} />
          {t('crud.exported', { n: kilobytes })}
        </div>
      )}
    </Modal>
  );
}
