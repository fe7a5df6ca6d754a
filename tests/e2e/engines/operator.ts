import type { Driver, NamedKey, Point } from './driver';

/** Milliseconds until something has to be there. */
const PATIENCE = 20_000;

/** The box of the palette. */
export const PALETTE = '[role="dialog"] input[type="search"]';

/**
 * Where the middle of the first element is that is shown, has these words in its name or text, and is not disabled.
 * To be pressed it also has to lie on top there.
 */
function find(css: string, words: string, isToPress: boolean): Point | null {
  const nameOf = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;
  // What comes by an animation is measured before, where it will be, and invisible.
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
  const found = [...document.querySelectorAll(css)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isOff = element instanceof HTMLButtonElement && element.disabled;
    return width > 0 && height > 0 && !isOff && isSeen(element) && nameOf(element).includes(words);
  });
  if (!found) return null;
  if (isToPress) found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const middle = { x: x + width / 2, y: y + height / 2 };
  return !isToPress || found.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : null;
}

/** Somebody who works in a browser with what it shows, a pointer and a keyboard. */
export class Operator {
  constructor(readonly driver: Driver) {}

  /**
   * Waits until a look at the page gives something.
   * @throws Error with `what` when it never does
   */
  async until<Result>(what: string, look: () => Promise<Result | null | undefined | false>): Promise<Result> {
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      // In the midst of a navigation there is nothing to ask.
      const seen = await look().catch(() => null);
      if (seen !== null && seen !== undefined && seen !== false) return seen;
      await new Promise((done) => {
        setTimeout(done, 50);
      });
    }
    throw new Error(`${this.driver.name} never saw ${what}`);
  }

  /** Waits for an element by a selector and part of its name or text. */
  async sees(css: string, words = ''): Promise<void> {
    await this.until(`${css} with "${words}"`, () => this.driver.ask(find, css, words, false));
  }

  async sawLeave(css: string, words = ''): Promise<void> {
    await this.until(
      `the end of ${css} with "${words}"`,
      async () => (await this.driver.ask(find, css, words, false)) === null,
    );
  }

  /** Waits until an element rests where it can be pressed; answers its middle. */
  async findAtRest(css: string, words = ''): Promise<Point> {
    let last: Point | null = null;
    return this.until(`${css} with "${words}" at rest`, async () => {
      const before = last;
      last = await this.driver.ask(find, css, words, true);
      if (!before || !last) return null;
      return Math.hypot(last.x - before.x, last.y - before.y) < 1 ? last : null;
    });
  }

  async press(css: string, words = ''): Promise<void> {
    await this.driver.click(await this.findAtRest(css, words));
  }

  key(key: string, ...held: readonly NamedKey[]): Promise<void> {
    return this.driver.press(key, ...held);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.driver.press(letter);
  }

  /** Types letters into the palette, by which it offers something first. */
  async offer(letters: string, offered: string): Promise<void> {
    await this.key('k', 'Control');
    await this.sees(PALETTE);
    await this.until('the palette ready to type', () =>
      this.driver.ask((css) => document.activeElement?.matches(css), PALETTE),
    );
    await this.type(letters);
    await this.sees('[role="dialog"] [data-first="true"]', offered);
  }

  /** Goes there. */
  async choose(letters: string, offered: string): Promise<void> {
    await this.offer(letters, offered);
    await this.key('Enter');
  }

  /** How many elements there are for a selector. */
  count(css: string): Promise<number> {
    return this.driver.ask((selector) => document.querySelectorAll(selector).length, css);
  }
}
