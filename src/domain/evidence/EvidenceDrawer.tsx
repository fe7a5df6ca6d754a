import { DownloadOutlined, PictureOutlined, PrinterOutlined } from '@ant-design/icons';
import { Alert, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { ApiError } from '@/api/failure';
import { REVEAL } from '@/api/reveal';
import type { Id } from '@/contract/field/brands';
import type { Resource } from '@/contract/resource';
import { ActionButtons } from '@/crud/action/ActionButtons';
import type { Dialog } from '@/crud/action/dialog';
import type { ScreenAction, ScreenContext } from '@/crud/action/screenAction';
import { useOfferedActions } from '@/crud/action/useOfferedActions';
import detail from '@/crud/detail/detail.module.css';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { download } from '@/crud/list/exportCsv';
import { exportName } from '@/crud/list/exportName';
import { useT } from '@/i18n';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { usePhone } from '@/ui/base/windowWidth';
import { evidenceHtml } from './html';
import type { EvidencePage } from './page';
import { Sheet } from './Sheet';
import { useEvidence } from './useEvidence';

/** Pixels; in narrower windows the drawer has the width of the window. */
const WIDTH = 900;

/** What a file name may not have of a record's name. */
const UNSAFE = /[^\p{L}\p{N}._-]+/gu;

export interface EvidenceProps extends Dialog {
  resource: Resource;
  id: Id;
  /** What people call the record. */
  heading: string;
  context: ScreenContext;
}

interface FootProps {
  page: EvidencePage;
  actions: readonly ScreenAction<EvidencePage>[];
  heading: string;
  context: ScreenContext;
}

/** What can be done with a page, as buttons and in the command palette. */
function Foot({ page, actions, heading, context }: FootProps) {
  useOfferedActions({ record: heading, actions, subject: page, context });
  return <ActionButtons actions={actions} subject={page} context={context} resource="evidence" ids={[]} />;
}

/** One record as an evidence page, to be saved as a file or printed; with its pictures where a reason is given. */
export function EvidenceDrawer({ resource, id, heading, context, open, onClose }: EvidenceProps) {
  const t = useT();
  const isPhone = usePhone();
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { page, hasPictures, missing, error, isFetching, retry } = useEvidence(
    resource,
    id,
    heading,
    reason,
    open,
  );
  const actions: readonly ScreenAction<EvidencePage>[] = [
    {
      name: 'withPictures',
      label: 'evidence.withPictures',
      icon: <PictureOutlined />,
      permission: REVEAL,
      visible: () => hasPictures && reason === '',
      perform: () => setAsking(true),
    },
    {
      name: 'print',
      label: 'evidence.print',
      icon: <PrinterOutlined />,
      permission: null,
      perform: () => window.print(),
    },
    {
      name: 'saveFile',
      label: 'evidence.save',
      icon: <DownloadOutlined />,
      primary: true,
      permission: null,
      perform: (shown) =>
        download(
          exportName(`evidence_${resource.name}_${heading.replace(UNSAFE, '')}`, 'html'),
          evidenceHtml(shown),
          'text/html;charset=utf-8',
        ),
    },
  ];
  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      title={t('crud.evidence')}
      size={isPhone ? '100%' : WIDTH}
      aria-busy={isFetching}
      footer={
        page ? (
          <div className={detail.foot}>
            <Foot page={page} actions={actions} heading={heading} context={context} />
          </div>
        ) : null
      }
    >
      <FailureBar error={error instanceof ApiError ? error : null} retry={retry} />
      {missing > 0 ? <Alert type="warning" showIcon title={t('evidence.missing', { n: missing })} /> : null}
      {page === null ? (
        <Alert type="error" showIcon role="alert" title={t('evidence.differs')} />
      ) : page ? (
        <Sheet page={page} />
      ) : error ? null : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
      {isAsking ? (
        <ReasonDialog
          open
          onClose={() => setAsking(false)}
          name="evidence"
          title={t('evidence.withPictures')}
          ok="evidence.withPictures"
          onSubmit={async (why) => setReason(why)}
        >
          <p>{t('evidence.picturesText')}</p>
        </ReasonDialog>
      ) : null}
    </Drawer>
  );
}
