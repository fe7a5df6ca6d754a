/**
 * Makes antd work under a Content-Security-Policy without any `unsafe` keyword and with Trusted Types. antd
 * creates style elements without the page's nonce (scroll lock, scroll bar measuring, empty ones in its icons),
 * fills them through `innerHTML`, and sizes text areas through `setAttribute('style')`. The policy refuses the
 * first for the missing nonce, the second as unsafe markup, the third as an inline style. None can be turned
 * off, so each is replaced by an equivalent that the policy allows. This module has to be imported before all
 * others. Remove it when `tests/e2e/deploy/antd.spec.ts` shows that antd no longer needs it.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Gives a new style element the nonce, and makes its `innerHTML` set plain text. */
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
