/** The usual buttons of a page. */
export const VERBS = ['list', 'add', 'edit', 'delete', 'export'] as const;

export type Verb = (typeof VERBS)[number];

/** One button that a page lacks. */
interface Missing {
  verb: Verb;
  /** Its permission. */
  name: string;
  /** Its place among the buttons. */
  place: number;
}

/**
 * The usual buttons that nothing in the menu allows yet: their permissions are the page's with another last part, so that
 * a page of its own list needs no button for it.
 */
export function missingButtons(page: string, taken: readonly string[]): readonly Missing[] {
  const base = page.split('/').slice(0, -1).join('/') || page;
  return VERBS.map((verb, index) => ({ verb, name: `${base}/${verb}`, place: (index + 1) * 10 })).filter(
    ({ name }) => !taken.includes(name),
  );
}
