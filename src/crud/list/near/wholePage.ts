/**
 * Calls back before the browser prints the page or looks for a word in it, when what is not in view has to be drawn too.
 * @returns the function that ends it
 */
export function onWholePage(draw: () => void): () => void {
  const pressed = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') draw();
  };
  window.addEventListener('beforeprint', draw);
  window.addEventListener('keydown', pressed);
  return () => {
    window.removeEventListener('beforeprint', draw);
    window.removeEventListener('keydown', pressed);
  };
}
