// Runs before the first paint: dark or light and the primary colour, as stored, else as the system is.
// Also notes when the console's own script cannot be had or read: the page then says so (skeleton.css).
(() => {
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const stored = read('themeConfig');
  const theme = typeof stored === 'object' && stored !== null ? stored : {};
  const follows = read('console.darkChosen') !== true;
  const dark = theme.isIsDark === true || (follows && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  root.style.colorScheme = dark ? 'dark' : 'light';
  if (/^#[0-9a-f]{6}$/i.test(theme.primary)) root.style.setProperty('--primary', theme.primary);
  const note = ({ target }) => {
    if (target === window || target instanceof HTMLScriptElement) root.dataset.start = 'failed';
  };
  // What an element could not load is heard on its way down only.
  addEventListener('error', note, true);
})();
