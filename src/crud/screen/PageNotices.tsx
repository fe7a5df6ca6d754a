import { Alert } from 'antd';
import type { Page } from '@/contract/page';
import { useT } from '@/i18n';

/** Says what of a page could not be read: rows that are left out, a total that is not known. */
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
