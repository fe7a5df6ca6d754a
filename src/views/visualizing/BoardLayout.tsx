import { ConfigProvider, theme } from 'antd';
import type { ThemeConfig } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/i18n';
import { toggleFullscreen, useFullscreen } from '@/shell/header/fullscreen';
import { useLocked } from '@/shell/lock/useLocked';
import { OnDemand } from '@/shell/base/OnDemand';
import { Providers } from '@/shell/Providers';
import { Toaster } from '@/shell/base/Toaster';
import { goTo } from '@/services/navigation';
import { toast } from '@/ui/toast/toast';
import { useTheme } from '@/stores/theme';
import { Clock } from './Clock';
import styles from './boardLayout.module.css';

/** antd theme of the dashboards, dark in light mode too. Charts take their text colour from it. */
const INK: ThemeConfig = {
  algorithm: theme.darkAlgorithm,
  token: {
    colorPrimary: '#4da3ff',
    colorTextSecondary: '#a9b8cf',
    colorBorderSecondary: '#24344f',
    colorBgElevated: '#182540',
  },
};

const loadLock = () => import('@/shell/lock/LockScreen').then((module) => module.LockScreen);
const loadWatermark = () => import('@/shell/theme/PageMark').then((module) => module.PageMark);

function FullscreenButton() {
  const t = useT();
  const full = useFullscreen();
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => {
        toggleFullscreen().catch(() => toast('warning', t('user.fullscreenRefused')));
      }}
    >
      {full ? t('user.title6') : t('user.title5')}
    </button>
  );
}

function BoardFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  const locked = useLocked();
  const mark = useTheme((state) => state.isWartermark);
  return (
    <>
      <div className={styles.stage} data-theme="dark" inert={locked}>
        <header className={styles.header}>
          <Clock />
          <h1 className={styles.title}>{title}</h1>
          <nav className={styles.ways}>
            <button type="button" className={styles.button} onClick={() => void goTo('/home')}>
              {t('visualizing.back')}
            </button>
            <FullscreenButton />
          </nav>
        </header>
        <main className={styles.main}>{children}</main>
      </div>
      <Toaster />
      <OnDemand load={loadWatermark} wanted={mark} />
      <OnDemand load={loadLock} wanted={locked} />
    </>
  );
}

/**
 * The layout of a dashboard, which fills its window without the frame. The lock screen and the watermark
 * still cover it.
 */
export function BoardLayout(props: { title: string; children: ReactNode }) {
  return (
    <Providers>
      <ConfigProvider theme={INK}>
        <BoardFrame {...props} />
      </ConfigProvider>
    </Providers>
  );
}
