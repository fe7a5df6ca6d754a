/** The key of what a state is called where no dictionary has it. */
export const stateLabelKey = (set: string, state: string): string => `manual.label.${set}.${state}`;
