/** Languages of the console, in the order of the texts in a words file; the codes are those stored in the theme. */
export const LANGUAGES = ['zh-cn', 'en', 'zh-tw'] as const;

export type Language = (typeof LANGUAGES)[number];
