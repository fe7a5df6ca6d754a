/** Parameter of the address that says which list is open, and its value for the codes. */
export const TAB = 'tab';
export const CODES = 'codes';
