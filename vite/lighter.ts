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
  // Error pages of a framework, with the scripts of a page that a server has drawn: only a class keeps them.
  {
    file: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
    from: /^var (RemixErrorBoundary|AwaitErrorBoundary) = class extends React\d+\.Component /gm,
    to: 'var $1 = class extends Object ',
  },
  // What a server's components throw.
  {
    file: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
    from: /\bif \(this\.context\b/g,
    to: 'if (false',
  },
  // No route has an action, is found out later, or is loaded beside the page; nothing measures the router.
  {
    file: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
    from: /^ {2}async function (?:handleAction|discoverRoutes|fetch2)\([^)]*\) \{$/gm,
    to: "$& throw new Error('Not in this build');",
  },
  {
    file: /[\\/]react-router[\\/]dist[\\/].+\.mjs$/,
    from: /\bif \(init\.(?:instrumentations|patchRoutesOnNavigation)\)/g,
    to: 'if (false)',
  },
  // No server has drawn the page before it.
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
  // What stands on the package beside the calls, and bodies made of forms: ours are JSON, or `FormData` as they are.
  {
    file: /[\\/]axios[\\/]lib[\\/]axios\.js$/,
    from: /^axios\.(?:HttpStatusCode|CancelToken|spread|toFormData|formToJSON) = .+;$/gm,
    to: '',
  },
  {
    file: /[\\/]axios[\\/]lib[\\/]defaults[\\/]index\.js$/,
    from: /hasJSONContentType \? JSON\.stringify\(formDataToJSON\(data\)\) : data/g,
    to: 'data',
  },
  {
    file: /[\\/]axios[\\/]lib[\\/]defaults[\\/]index\.js$/,
    from: /^ {6}if \(isObjectPayload\) \{$/gm,
    to: '      if (false) {',
  },
  {
    file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]buildURL\.js$/,
    from: /utils\.isURLSearchParams\(params\)\s+\? params\.toString\(\)\s+: new AxiosURLSearchParams\(.+?\)\.toString\(_encode\)/g,
    to: 'params.toString()',
  },
  // Words are given to i18next, which fetches and saves none, and none of the languages is written from the right.
  {
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    from: /^ {2}queueLoad\([^]+?^ {2}(?=prepareLoading\()/gm,
    to: '  ',
  },
  {
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    from: /^ {4}if \(isString\(languages\)\) languages = [^]+?^ {2}\}(?=\n {2}load\()/gm,
    to: '  }',
  },
  {
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    from: /^ {2}noticeDevFallback\([^]+?^(?=\})/gm,
    to: '',
  },
  {
    file: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    from: /^ {4}const rtlLngs = [^]+?^ {2}\}/gm,
    to: "    return 'ltr';\n  }",
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
