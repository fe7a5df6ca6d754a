/** How the addresses end that the pretended screening service knows. */
const MARK = 'dead';

/** True for an address that money of doubtful origin is known to come from. */
export const isRiskySource = (address: string): boolean => address.endsWith(MARK);

/** An address of the same form that the service knows. */
export const riskySource = (address: string): string => `${address.slice(0, -MARK.length)}${MARK}`;
