/** Parameter of the address that says which part is open. */
export const TAB = 'tab';
