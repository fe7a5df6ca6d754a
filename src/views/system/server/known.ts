import { NONE, textOf } from '@/ui/cell/value';

type Figure = string | number | null | undefined;

/** A text made of figures; a dash when one of them is missing or could not be read. */
export const known = (figures: readonly Figure[], text: () => string): string =>
  figures.every((figure) => (textOf(figure) ?? '') !== '') ? text() : NONE;

/** A figure as it is; a dash when it is missing or could not be read. */
export const shown = (figure: Figure): string => known([figure], () => String(figure));
