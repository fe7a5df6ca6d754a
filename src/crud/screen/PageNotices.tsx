import { Alert } from 'antd';
import type { Page } from '@/contract/page';
import { useT } from '@/i18n';

/** Warns about parts of a page that could not be read: rows left out, an unknown total. */
export function PageNotices({ page }: { page: Page<unknown> | undefined }) {
  const t = useT();
  if (!page) return null;
  return (
    <>
      {page.skipped > 0 ? (
        <Alert type="warning" showIcon role="alert" title={t('crud.skipped', { n: page.skipped })} />
      ) : null}
      {page.total === null ? (
        <Alert type="warning" showIcon role="alert" title={t('crud.totalUnknown')} />
      ) : null}
    </>
  );
}
