import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Modal, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { ApiError } from '@/api/failure';
import { fetchExport } from '@/api/records';
import type { PageQuery } from '@/contract/filter';
import type { Resource, RowOf } from '@/contract/resource';
import { useT } from '@/i18n';
import { FailureBar } from '@/ui/feedback/FailureBar';
import type { Dialog } from '../action/dialog';
import type { Column } from '../list/column';
import { downloadCsv } from '../list/exportCsv';

interface ExportDialogProps<R extends Resource> extends Dialog {
  resource: R;
  query: PageQuery;
  /** The columns on screen. */
  columns: readonly Column<RowOf<R>>[];
}

/** Reads all rows of a filter and downloads them as CSV; shows the progress and can be cancelled. */
export function ExportDialog<R extends Resource>(props: ExportDialogProps<R>) {
  const { open, onClose, resource, query, columns } = props;
  const t = useT();
  const client = useQueryClient();
  const [kilobytes, setKilobytes] = useState(0);
  const [skipped, setSkipped] = useState(0);
  const [failure, setFailure] = useState<ApiError | null>(null);

  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const onProgress = (bytes: number) => setKilobytes(Math.round(bytes / 1000));
    async function run(): Promise<void> {
      const page = await fetchExport(resource, query, { signal: stop.signal, onProgress });
      if (stop.signal.aborted) return;
      await downloadCsv(client, resource.name, columns, page.list);
      // Some rows could not be read. The dialog stays open, so that the operator sees it.
      if (page.skipped > 0) setSkipped(page.skipped);
      else onClose();
    }
    run().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.failure.kind !== 'cancelled') setFailure(error);
    });
    return () => stop.abort();
    // The question is the one the dialog was opened with, and `onClose` is another function at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open]);

  const isOver = failure !== null || skipped > 0;
  return (
    <Modal
      open={open}
      destroyOnHidden
      title={t('crud.exportCsv')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t(isOver ? 'crud.close' : 'crud.cancel')}</Button>}
    >
      <FailureBar error={failure} />
      {skipped > 0 ? (
        <Alert type="warning" showIcon role="alert" title={t('crud.skipped', { n: skipped })} />
      ) : null}
      {isOver ? null : (
        <>
          <Progress percent={100} status="active" showInfo={false} />
          <output>{t('crud.exported', { n: kilobytes })}</output>
        </>
      )}
    </Modal>
  );
}
