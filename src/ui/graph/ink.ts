import { theme } from 'antd';
import { useMemo } from 'react';
import type { GraphInk } from './draw';

/** The colours of the present theme; the same object while it stays. */
export function useGraphInk(): GraphInk {
  const { token } = theme.useToken();
  return useMemo(
    () => ({
      text: token.colorText,
      faint: token.colorTextSecondary,
      line: token.colorBorder,
      surface: token.colorBgContainer,
      chosen: token.colorPrimary,
      tones: {
        plain: token.colorTextTertiary,
        warn: token.colorWarning,
        late: token.colorError,
        off: token.colorTextQuaternary,
      },
      font: token.fontFamily,
    }),
    [token],
  );
}
