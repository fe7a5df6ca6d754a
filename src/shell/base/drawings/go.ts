/** Outlined icons whose names begin with g to o, as SVG. */
export const drawings = import.meta.glob<string>(
  '/node_modules/@ant-design/icons-svg/inline-svg/outlined/[g-o]*.svg',
  { query: '?raw', import: 'default', eager: true },
);
