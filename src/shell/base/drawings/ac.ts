/** Outlined icons whose names begin with a to c, as SVG. */
export const drawings = import.meta.glob<string>(
  '/node_modules/@ant-design/icons-svg/inline-svg/outlined/[a-c]*.svg',
  { query: '?raw', import: 'default', eager: true },
);
