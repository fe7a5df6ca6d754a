import { useMedia } from './media';

/** Windows narrower than 576 px, those of phones, where rows are cards and drawers take all of the width. */
export const usePhone = (): boolean => useMedia('(max-width: 575.98px)');

/** Windows from the widths on that antd calls lg, xl and xxl. */
export const useLarge = (): boolean => useMedia('(min-width: 992px)');
export const useExtraLarge = (): boolean => useMedia('(min-width: 1200px)');
export const useHuge = (): boolean => useMedia('(min-width: 1600px)');
