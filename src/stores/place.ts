import type { ComponentType } from 'react';
import { create } from 'zustand';

/** Path below the base, and query. */
export interface Address {
  pathname: string;
  search: string;
}

interface Place {
  /** The frame that the page on view has; `null` for pages without one. */
  frame: ComponentType | null;
  /** The last address with a frame. */
  address: Address;
  /** True while a navigation is in progress. */
  isNavigating: boolean;
}

/**
 * Where the router stands, told by the page that it draws. What it tells through its own contexts would have React look
 * through all that is drawn below them at each navigation, every kept screen included.
 */
export const usePlace = create<Place>()(() => ({
  frame: null,
  address: { pathname: '/', search: '' },
  isNavigating: false,
}));
