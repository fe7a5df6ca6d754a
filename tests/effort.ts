/** True in `npm run test:long`. */
export const LONG = process.env['CONSOLE_LONG'] === '1';

const LONGER = 20;

/** How often to draw or repeat something, or how long it may take, that is more in `npm run test:long`. */
export const times = (usual: number): number => (LONG ? usual * LONGER : usual);
