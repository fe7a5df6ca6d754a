// Runs before the first paint: see src/stores/theme.ts and vite/announced.ts.
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
  if (/^#[0-9a-f]{6}$/i.test(theme.primary)) root.style.setProperty('--primary', theme.primary);
  // Where none is chosen.
  const spoken = navigator.language.toLowerCase();
  const isTraditional = /^zh-(?:hant|tw|hk|mo)\b/.test(spoken);
  const first = /^en\b/.test(spoken) ? 'en' : isTraditional ? 'zh-tw' : 'zh-cn';
  root.dataset.language = first;
  const announce = ({ cookie, words, login, frame, frameWords }) => {
    const { globalI18n = first } = theme;
    const language = Object.hasOwn(words, globalI18n) ? globalI18n : 'zh-cn';
    const isIn = document.cookie.split('; ').some((one) => one.startsWith(`${cookie}=`));
    for (const href of [...words[language], ...(isIn ? [...frame, ...frameWords[language]] : login)]) {
      const isStyle = href.endsWith('.css');
      const link = Object.assign(document.createElement('link'), { href, crossOrigin: '' });
      link.rel = isStyle ? 'preload' : 'modulepreload';
      if (isStyle) link.as = 'style';
      document.head.append(link);
    }
  };
  const { announced } = document.currentScript.dataset;
  if (announced) announce(JSON.parse(announced));
  const note = ({ target }) => {
    if (target === window || target instanceof HTMLScriptElement) root.dataset.start = 'failed';
  };
  // Errors of elements do not bubble.
  addEventListener('error', note, true);
})();
