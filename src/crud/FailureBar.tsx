import { Alert, Button } from 'antd';
import type { ApiError } from '@/api/failure';
import { wordFailure } from '@/api/words';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';

/** Says in place why a call failed; the server's own sentence where it gave one. */
export function FailureBar({ error, retry }: { error: ApiError | null; retry?: () => void }) {
  const t = useT();
  const words = error && wordFailure(error.failure, error.method);
  if (!words) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={visibleText(words)}
      action={
        retry ? (
          <Button size="small" onClick={retry}>
            {t('crud.retry')}
          </Button>
        ) : null
      }
    />
  );
}
