import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchCaptcha } from '@/api/session';
import type { Captcha } from '@/api/session';

/** A captcha is drawn only if it is a picture in itself: nothing is fetched from elsewhere. */
const isPicture = (img: unknown): boolean => typeof img === 'string' && img.startsWith('data:image/');

/** The captcha on screen: `null` while it is on its way, and when it `failed`. */
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
