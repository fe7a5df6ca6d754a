import { useState } from 'react';
import { useT } from '@/i18n';
import styles from './FrameView.module.css';

/**
 * An embedded page: sandboxed, without referrer or permissions; it keeps its own origin only when that differs
 * from ours.
 */
export function FrameView({ url, title }: { url: URL; title: string }) {
  const t = useT();
  const [loaded, setLoaded] = useState(false);
  const foreign = url.origin !== location.origin;
  return (
    <div className={styles.frame} aria-busy={!loaded}>
      {!loaded && <p className={styles.mask}>{t('kernel.loading')}…</p>}
      <iframe
        className={styles.page}
        src={url.href}
        title={title}
        sandbox={`allow-scripts allow-forms allow-popups allow-downloads${foreign ? ' allow-same-origin' : ''}`}
        referrerPolicy="no-referrer"
        allow=""
        onLoad={() => setLoaded(true)}
      />
      <a className={styles.outside} href={url.href} target="_blank" rel="noopener noreferrer">
        {t('kernel.open')}
      </a>
    </div>
  );
}
