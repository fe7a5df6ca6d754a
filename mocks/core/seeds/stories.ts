/** Members 10010001 to 10010016: what happens to them is told, not drawn. */
export const STORY_MEMBERS = 16;

/** 10010002 to 10010006: one person with five accounts, who came for the bonus. */
export const BONUS_HUNTERS: readonly number[] = [2, 3, 4, 5, 6];
