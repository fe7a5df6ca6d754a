/**
 * Lets antd work under a Content-Security-Policy without a single `unsafe` word and with Trusted Types.
 * It makes style elements without the page's nonce (scroll lock, scroll bar measuring, empty ones in its
 * icons), fills them through `innerHTML`, and sizes text areas through `setAttribute('style')`: the first is
 * refused for the missing nonce, the second as unsafe markup, the third as an inline style. None can be
 * turned off, so each is led to the equal way that the policy allows. Imported before everything else; goes
 * when `tests/e2e/deploy/antd.spec.ts` says that antd no longer needs it.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Gives a new style element the nonce, and a way to be filled that is no markup. */
function admit<T extends Element>(element: T): T {
  if (element instanceof HTMLStyleElement || element instanceof SVGStyleElement) {
    element.nonce = nonce ?? '';
    Object.defineProperty(element, 'innerHTML', {
      get: () => element.textContent,
      set: (text: string) => {
        element.textContent = text;
      },
    });
  }
  return element;
}

if (nonce) {
  const create = document.createElement.bind(document);
  const createNS = document.createElementNS.bind(document);
  Object.defineProperties(document, {
    createElement: { value: (...args: Parameters<typeof create>) => admit(create(...args)) },
    createElementNS: { value: (...args: Parameters<typeof createNS>) => admit(createNS(...args)) },
  });

  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(this: Element, name: string, value: string) {
    if (name === 'style' && this instanceof HTMLElement) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
}
