import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { permissionOf, send } from '@/api/call';
import { ApiError } from '@/api/failure';
import type { Call } from '@/contract/call';
import {
  editWebsite,
  readWebsite,
  restoreWebsite,
  switchWebsite,
  websiteHistory,
} from '@/contract/content/website';
import type { Website } from '@/contract/content/website';
import { useDialogs } from '@/crud/action/useDialogs';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { useTabLocation } from '@/services/tabLocation';
import { useDirty } from '@/stores/dirty';
import { allowed, useSession } from '@/stores/session';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { useAreas } from '@/ui/load/useAreas';
import { HistoryDrawer } from './HistoryDrawer';
import { Maintenance } from './Maintenance';
import { Switches } from './Switches';
import { WEBSITE } from './siteFields';
import { WebsiteForm } from './WebsiteForm';
import styles from './website.module.css';

const AREAS = ['crud', 'form', 'closures'] as const;

function useMay(): (call: Call) => boolean {
  const held = useSession((state) => state.permissions);
  return (call) => allowed(held, { one: permissionOf(call) ?? '' });
}

/** The site that the form was opened with: what others change does not overwrite what is being typed. */
function useOpened(latest: Website): Website {
  const { tab } = useTabLocation();
  const isUnsaved = useDirty(({ tabs }) => tab in tabs);
  const [opened, setOpened] = useState(latest);
  // A version that cannot be read is NaN, which differs from itself.
  if (Object.is(opened.version, latest.version) || isUnsaved) return opened;
  setOpened(latest);
  return latest;
}

function WebsiteParts({ website }: { website: Website }) {
  const t = useT();
  const may = useMay();
  const opened = useOpened(website);
  const [show, dialogs] = useDialogs();
  const mayEdit = may(editWebsite);
  const mayClose = may(switchWebsite);
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <span>{t('website.updated', { by: visibleText(website.updatedBy), at: website.updatedAt })}</span>
        {may(websiteHistory) ? (
          <Button
            onClick={() =>
              show(
                (dialog) => (
                  <HistoryDrawer
                    {...dialog}
                    version={website.version}
                    mayRestore={may(restoreWebsite)}
                    show={show}
                  />
                ),
                'history',
              )
            }
          >
            {t('website.history')}
          </Button>
        ) : null}
      </div>
      {mayEdit ? null : <Alert type="info" showIcon title={t('website.readOnly')} />}
      <Switches website={website} maySwitch={mayClose} show={show} />
      <Maintenance website={website} mayMaintain={mayClose} show={show} />
      <WebsiteForm key={opened.version} website={opened} mayEdit={mayEdit} />
      {dialogs}
    </div>
  );
}

/** What the site says to members, what of it is switched off, and its maintenance. */
export default function WebsiteScreen() {
  const hasWords = useAreas(AREAS);
  const { data, error, refetch } = useQuery({
    queryKey: [WEBSITE, 'get'],
    queryFn: ({ signal }) => send(readWebsite, undefined, { signal }),
  });
  return (
    <>
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      {data && hasWords ? (
        <WebsiteParts website={data} />
      ) : error ? null : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </>
  );
}
