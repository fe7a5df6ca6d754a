import { createContext, use } from 'react';

/** The address of one kept screen; it stays as it is while other screens are on. */
export interface TabLocation {
  /** Key of the tag that owns the screen. */
  tab: string;
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Decoded path parameters. */
  params: Readonly<Record<string, string>>;
}

/** Written by whoever keeps the screens, read by the screens. */
export const TabLocationContext = createContext<TabLocation>({
  tab: '',
  pathname: '/',
  search: '',
  params: {},
});

/** The screen's own address. Unlike the router's hooks it does not change while the screen is hidden. */
export function useTabLocation(): TabLocation {
  return use(TabLocationContext);
}
