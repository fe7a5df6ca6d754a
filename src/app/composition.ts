/**
 * While an input method composes, keys choose among its candidates, and the Enter that ends it is none of the console's
 * either: no form, palette, filter or single key of the page hears of them. Safari reports that Enter after the composition
 * has ended, as code 229.
 */
window.addEventListener(
  'keydown',
  (event) => {
    if (!event.isComposing && event.keyCode !== 229) return;
    event.stopImmediatePropagation();
    // A browser would send the form.
    if (event.key === 'Enter') event.preventDefault();
  },
  { capture: true },
);
