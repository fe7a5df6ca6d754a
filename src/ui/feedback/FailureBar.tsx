import { Alert, Button } from 'antd';
import type { ApiError } from '@/api/failure';
import { failureText } from '@/api/words';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';

interface FailureBarProps {
  error: ApiError | null;
  retry?: () => void;
  /** Stands below the sentence. */
  more?: string | null;
}

/** Says in place why a call failed; the server's own sentence where it gave one. */
export function FailureBar({ error, retry, more }: FailureBarProps) {
  const t = useT();
  const words = error && failureText(error.failure, error.method);
  if (!words) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={visibleText(words)}
      description={more && visibleText(more)}
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
