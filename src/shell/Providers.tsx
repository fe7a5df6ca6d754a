import { LoadingOutlined } from '@ant-design/icons';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { queryClient } from '@/services/queryClient';
import { useLanguage } from '@/i18n';
import { useDark } from '@/stores/darkMode';
import { useTheme } from '@/stores/theme';
import type { ComponentSize } from '@/stores/themeTypes';
import { localeOf } from './locale';
import { antdTheme } from './theme/antdTheme';
import { useAppliedTheme } from './theme/useAppliedTheme';
import { useReducedMotion } from '@/ui/base/media';

const SIZES: Record<ComponentSize, 'large' | 'middle' | 'small'> = {
  large: 'large',
  default: 'middle',
  small: 'small',
};

/**
 * Busy buttons show this icon instead of antd's own, whose enter and leave animation can leave the icon
 * behind when it is interrupted.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };

/** The page's CSP nonce, which Vite writes here; absent when the server sends none. */
function pageNonce(): { nonce: string } | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce ? { nonce } : undefined;
}

const csp = pageNonce();

/** Providers of every screen: antd with the theme's colours, sizes and locale, and the query cache. */
export function Providers({ children }: { children: ReactNode }) {
  useAppliedTheme();
  const language = useLanguage();
  const primary = useTheme((theme) => theme.primary);
  const size = useTheme((theme) => theme.globalComponentSize);
  const dark = useDark();
  const calm = useReducedMotion();

  const theme = useMemo(() => antdTheme(primary, dark, calm), [primary, dark, calm]);

  return (
    <ConfigProvider
      theme={theme}
      locale={localeOf(language)}
      componentSize={SIZES[size]}
      button={button}
      csp={csp}
    >
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ConfigProvider>
  );
}
