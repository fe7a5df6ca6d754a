/** Outlined icons whose names begin with d to f, as SVG. */
export const drawings = import.meta.glob<string>(
  '/node_modules/@ant-design/icons-svg/inline-svg/outlined/[d-f]*.svg',
  { query: '?raw', import: 'default', eager: true },
);
