/**
 * Lets antd work under a Content-Security-Policy without a single `unsafe` word and with Trusted Types.
 * It makes style elements without the page's nonce (scroll lock, scroll bar measuring, static calls), fills
 * them through `innerHTML`, and sizes text areas through `setAttribute('style')`: the first is refused for
 * the missing nonce, the second as unsafe markup, the third as an inline style. None can be turned off, so
 * each is led to the equal way that the policy allows. Imported before everything else; goes when
 * `tests/e2e/policy.spec.ts` says that antd no longer needs it.
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

if (nonce) {
  const create = document.createElement.bind(document);
  const createElement = (...args: Parameters<typeof create>) => {
    const element = create(...args);
    if (element instanceof HTMLStyleElement) {
      element.nonce = nonce;
      Object.defineProperty(element, 'innerHTML', {
        get: () => element.textContent,
        set: (text: string) => {
          element.textContent = text;
        },
      });
    }
    return element;
  };
  Object.defineProperty(document, 'createElement', {
    value: createElement,
    configurable: true,
    writable: true,
  });

  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(this: Element, name: string, value: string) {
    if (name === 'style' && this instanceof HTMLElement) this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
}
