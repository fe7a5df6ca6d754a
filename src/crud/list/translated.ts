/** The element that translators of browsers put in the place of a text, or around it. */
const STAND_IN = 'FONT';

/** The child of a parent that stands for a text which is no child of it any more. */
function standIn(parent: Node, text: Node): Node | null {
  const children = [...parent.childNodes];
  return (
    children.find((one) => one.contains(text)) ?? children.find((one) => one.nodeName === STAND_IN) ?? null
  );
}

let isReady = false;

/**
 * Lets React go on in a page that the browser has translated. A translator takes texts out of the page and leaves
 * elements in their places; without this the next value in such a place ends the screen, because its text is no longer
 * where it was. What stands in for the text goes with it, so that no old value stays beside a new one.
 */
export function surviveTranslation(): void {
  if (isReady) return;
  isReady = true;
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const own = child.parentNode === this ? child : standIn(this, child);
    Reflect.apply(removeChild, this, [own ?? child]);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const own = next === null || next.parentNode === this ? next : standIn(this, next);
    Reflect.apply(insertBefore, this, [child, own ?? next]);
    return child;
  };
}
