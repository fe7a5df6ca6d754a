/** The element of a tag in the row of tags. */
export function tagElement(row: HTMLElement | null, key: string): HTMLElement | undefined {
  return [...(row?.children ?? [])].find(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['key'] === key,
  );
}

function dataAt(target: EventTarget, name: 'key' | 'act'): string | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(`[data-${name}]`) : null;
  return element?.dataset[name] ?? null;
}

/** Key of the tag in which an event occurred. */
export const keyAt = (target: EventTarget): string | null => dataAt(target, 'key');

/** The action of the button inside a tag that an event occurred on. */
export function actAt(target: EventTarget): 'close' | 'refresh' | null {
  const act = dataAt(target, 'act');
  return act === 'close' || act === 'refresh' ? act : null;
}
