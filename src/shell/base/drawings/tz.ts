/** Outlined icons whose names begin with t to z, as SVG. */
export const drawings = import.meta.glob<string>(
  '/node_modules/@ant-design/icons-svg/inline-svg/outlined/[t-z]*.svg',
  { query: '?raw', import: 'default', eager: true },
);
