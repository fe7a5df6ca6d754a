import { Alert, Button } from 'antd';
import type { ApiError } from '@/api/failure';
import { failureText } from '@/api/words';
import { useT } from '@/i18n';
import { visibleText } from '@/lib/text';

interface FailureBarProps {
  error: ApiError | null;
  retry?: () => void;
  /** Shown below the message. */
  more?: string | null;
}

/** Says in the page why a call failed, with the server's message if it sent one. */
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
            {t('common.retry')}
          </Button>
        ) : null
      }
    />
  );
}
