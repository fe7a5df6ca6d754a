import { theme } from 'antd';
import { useMemo } from 'react';

/** Colours of a picture. They belong to one theme; after a change of theme the picture has to be drawn again. */
export interface Ink {
  /** By series; starts again at the first colour if there are more series. */
  series: readonly string[];
  text: string;
  grid: string;
  surface: string;
  font: string;
}

/** Colour of the series at a place, counted from 0. */
export const inkOf = ({ series, text }: Ink, place: number): string => series[place % series.length] ?? text;

/** The colours of the present theme; the same object while it stays. */
export function useInk(): Ink {
  const { token } = theme.useToken();
  return useMemo(
    () => ({
      series: [token.colorPrimary, token.orange, token.green, token.purple, token.cyan, token.magenta],
      text: token.colorTextSecondary,
      grid: token.colorBorderSecondary,
      surface: token.colorBgElevated,
      font: token.fontFamily,
    }),
    [token],
  );
}
