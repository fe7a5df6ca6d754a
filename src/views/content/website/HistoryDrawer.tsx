import { useQuery } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { Badge } from '@/ui/base/Badge';
import { send } from '@/api/call';
import { ApiError } from '@/api/failure';
import { restoreWebsite, websiteHistory } from '@/contract/content/website';
import type { WebsiteHistory } from '@/contract/content/website';
import type { Dialog, Show } from '@/crud/action/dialog';
import { FormDialog } from '@/crud/form/FormDialog';
import { formField } from '@/domain/kit/form';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';
import { TimeCell } from '@/ui/cell/TimeCell';
import { FailureBar } from '@/ui/feedback/FailureBar';
import { usePhone } from '@/ui/base/windowWidth';
import { SiteChanges } from './SiteChanges';
import { WEBSITE } from './siteFields';
import styles from './website.module.css';

const password = formField(WEBSITE, 'operPassword', restoreWebsite.body.operPassword);

interface HistoryDrawerProps extends Dialog {
  /** What a restored version replaces. */
  version: number;
  mayRestore: boolean;
  show: Show;
}

/** The latest changes with who made them, each of which can be gone back to. */
export function HistoryDrawer({ open, onClose, version, mayRestore, show }: HistoryDrawerProps) {
  const t = useT();
  const isPhone = usePhone();
  const { data, error, refetch } = useQuery({
    queryKey: [WEBSITE, 'history'],
    queryFn: ({ signal }) => send(websiteHistory, undefined, { signal }),
    staleTime: 0,
  });

  const restore = ({ id, at }: WebsiteHistory['list'][number]) =>
    show(
      (dialog) => (
        <FormDialog
          {...dialog}
          name={WEBSITE}
          ids={['content']}
          title={t('website.restoreTitle', { at })}
          ok="website.restore"
          danger
          fields={[password]}
          done="website.restored"
          save={(values) => send(restoreWebsite, { operPassword: '', ...values, version, id })}
          onDone={onClose}
        >
          <p>{t('website.restoreText')}</p>
        </FormDialog>
      ),
      'restore',
    );

  return (
    <Drawer
      open={open}
      destroyOnHidden
      onClose={onClose}
      size={isPhone ? '100%' : 720}
      title={t('website.history')}
    >
      <FailureBar error={error instanceof ApiError ? error : null} retry={() => void refetch()} />
      <ol className={styles.history}>
        {(data?.list ?? []).map((one) => (
          <li key={one.id}>
            <div className={styles.step}>
              <Badge>{t(`website.action.${one.action}`)}</Badge>
              <bdi>{visibleText(one.by)}</bdi>
              <TimeCell value={one.at} />
              {one.current ? <Badge>{t('website.current')}</Badge> : null}
              {mayRestore && !one.current ? (
                <Button size="small" onClick={() => restore(one)}>
                  {t('website.restore')}
                </Button>
              ) : null}
            </div>
            {one.reason ? <p>{visibleText(one.reason)}</p> : null}
            <SiteChanges changes={one.diff} />
          </li>
        ))}
      </ol>
    </Drawer>
  );
}
