import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCaptcha } from '@/api/session';
import type { Captcha } from '@/api/session';

/** Only data URLs are shown, so that a captcha cannot make the browser load from another site. */
const isPicture = (img: unknown): boolean => typeof img === 'string' && img.startsWith('data:image/');

/** The captcha to show; `null` while it is loading, and when that has `failed`. */
export function useCaptcha(): { captcha: Captcha | null; failed: boolean; renew(): void } {
  const [shown, setShown] = useState<{ captcha: Captcha | null; failed: boolean }>({
    captcha: null,
    failed: false,
  });
  const running = useRef(new AbortController());

  const renew = useCallback(() => {
    running.current.abort();
    const { signal } = (running.current = new AbortController());
    const show = (captcha: Captcha | null, failed: boolean) => {
      if (!signal.aborted) setShown({ captcha, failed });
    };
    show(null, false);
    fetchCaptcha(signal).then(
      (captcha) => (isPicture(captcha.img) ? show(captcha, false) : show(null, true)),
      () => show(null, true),
    );
  }, []);

  useEffect(() => {
    renew();
    return () => running.current.abort();
  }, [renew]);

  return { ...shown, renew };
}
