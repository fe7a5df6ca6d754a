/**
 * Header of any answer: the state of all dictionaries, another text after each change. The client then reads those on
 * screen again. Where a backend sends none, labels follow with the next load of the page.
 */
export const DICT_VERSION = 'x-dictionary-version';
