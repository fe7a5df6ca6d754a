import type { Plugin } from 'vite';

/** A change of a package's file: what the console never uses of it can then be left out of the build. */
interface Cut {
  file: RegExp;
  from: RegExp;
  to: string;
}

const CUTS: readonly Cut[] = [
  // Links and forms of the router, which only their making and naming keep: the console has its own.
  {
    file: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
    from: /= (React\w*\.forwardRef\()/g,
    to: '= /* @__PURE__ */ $1',
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
    from: /^(?:Link|NavLink|Form|HistoryRouter|ScrollRestoration)\.displayName = .+$/gm,
    to: '',
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
    from: /^var ENABLE_DEV_WARNINGS = true;$/gm,
    to: 'var ENABLE_DEV_WARNINGS = false;',
  },
  // Nobody watches the router, and no server has drawn the page before it.
  {
    file: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
    from: /if \(init\.instrumentations\)/g,
    to: 'if (false)',
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
    from: / \|\| parseHydrationData\(\)/g,
    to: '',
  },
  // Numbers and dates are written by the console; messages take them as text.
  {
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    from: /^ +formatter = Formatter;$/gm,
    to: '',
  },
  // Requests are cancelled by signals, and statuses are numbers.
  {
    file: /[\\/]axios[\\/]lib[\\/]axios\.js$/,
    from: /^axios\.(?:CancelToken|HttpStatusCode|spread) = .+$/gm,
    to: '',
  },
  // The deprecated button beside a menu, which brings all of `Space` along.
  {
    file: /[\\/]antd[\\/]es[\\/]dropdown[\\/]index\.js$/,
    from: /^(?:import DropdownButton from .+|Dropdown\.Button = .+)$/gm,
    to: '',
  },
  // Scales of charts that nothing draws: a class that reads a property when it is made is kept otherwise.
  {
    file: /[\\/]chart\.js[\\/]dist[\\/]chart\.js$/,
    from: /(callback: |static defaults = )((?:Ticks|TimeScale)(?:\.\w+)+)/g,
    to: '$1/* @__PURE__ */ (() => $2)()',
  },
  // What a table measures its columns by: their widths are fixed, so that no words are needed.
  {
    file: /[\\/]@rc-component[\\/]table[\\/]es[\\/]Body[\\/]MeasureCell\.js$/,
    from: /React\.createElement\("div", \{[^}]+\}\s*\}, title \|\| '\\xa0'\)/g,
    to: 'null',
  },
  // Requests go through XMLHttpRequest, which tells the progress of an upload.
  {
    file: /[\\/]axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/,
    from: /^import \* as fetchAdapter from '\.\/fetch\.js';$/gm,
    to: 'const fetchAdapter = {};',
  },
  // Queries are written and never read.
  {
    file: /[\\/]qs[\\/]lib[\\/]index\.js$/,
    from: /^var parse = require\('\.\/parse'\);$/gm,
    to: 'var parse;',
  },
];

/**
 * Takes out of packages what the console never uses and the bundler cannot know to be unused. A cut that finds nothing
 * fails the build, so that a new version of its package is looked at.
 */
export function lighterPackages(): Plugin {
  const waiting = new Set(CUTS);
  return {
    name: 'lighter-packages',
    apply: 'build',
    transform: {
      filter: { id: CUTS.map(({ file }) => file) },
      handler(code, id) {
        let text = code;
        for (const cut of CUTS) {
          if (!cut.file.test(id) || text.search(cut.from) < 0) continue;
          text = text.replace(cut.from, cut.to);
          waiting.delete(cut);
        }
        return text === code ? null : { code: text, map: null };
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const { file, from } of waiting) this.error(`Nothing to cut: ${from} in ${file}`);
    },
  };
}
