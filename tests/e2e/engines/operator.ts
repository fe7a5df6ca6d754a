import type { Driver, NamedKey, Point } from './driver';

/** Milliseconds until something has to be there. */
const PATIENCE = 20_000;

/** Where the middle of the first element is that is shown, has these words in its name or text, and can be pressed. */
function find(css: string, words: string): Point | null {
  const nameOf = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`;
  const found = [...document.querySelectorAll(css)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isOff = element instanceof HTMLButtonElement && element.disabled;
    return width > 0 && height > 0 && !isOff && element.checkVisibility() && nameOf(element).includes(words);
  });
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
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
  async sees(css: string, words = ''): Promise<Point> {
    return this.until(`${css} with "${words}"`, () => this.driver.ask(find, css, words));
  }

  async sawLeave(css: string, words = ''): Promise<void> {
    await this.until(
      `the end of ${css} with "${words}"`,
      async () => (await this.driver.ask(find, css, words)) === null,
    );
  }

  async press(css: string, words = ''): Promise<void> {
    // What moves is pressed where it comes to rest.
    let last = await this.sees(css, words);
    await this.until(`${css} at rest`, async () => {
      const now = await this.sees(css, words);
      const rests = Math.abs(now.x - last.x) < 1 && Math.abs(now.y - last.y) < 1;
      last = now;
      return rests;
    });
    await this.driver.click(last);
  }

  key(key: string, ...held: readonly NamedKey[]): Promise<void> {
    return this.driver.press(key, ...held);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.driver.press(letter);
  }

  /** Goes to what the palette offers first for these letters. */
  async choose(letters: string, offered: string): Promise<void> {
    await this.key('k', 'Control');
    await this.sees('[role="dialog"] input[type="search"]');
    await this.until('the palette ready to type', () =>
      this.driver.ask(() => document.activeElement?.getAttribute('type') === 'search'),
    );
    await this.type(letters);
    await this.sees('[role="dialog"] button', offered);
    await this.key('Enter');
  }

  /** How many elements there are for a selector. */
  count(css: string): Promise<number> {
    return this.driver.ask((selector) => document.querySelectorAll(selector).length, css);
  }
}
