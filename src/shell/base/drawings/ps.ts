/** Outlined icons whose names begin with p to s, as SVG. */
export const drawings = import.meta.glob<string>(
  '/node_modules/@ant-design/icons-svg/inline-svg/outlined/[p-s]*.svg',
  { query: '?raw', import: 'default', eager: true },
);
