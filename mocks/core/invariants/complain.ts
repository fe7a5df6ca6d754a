/** Says what is wrong, in English. */
export type Complain = (text: string) => void;
