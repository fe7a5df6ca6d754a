import { createContext, use } from 'react';

/** The address of one screen that is kept alive; it does not change while other screens are shown. */
export interface TabLocation {
  /** Key of the tag that owns the screen. */
  tab: string;
  pathname: string;
  /** Starts with `?`, or is empty. */
  search: string;
  /** Decoded path parameters. */
  params: Readonly<Record<string, string>>;
}

/** Provided for each screen by the component that keeps the screens alive. */
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
