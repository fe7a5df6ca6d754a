/** Members 10010001 to 10010016: what happens to them is told, not drawn. */
export const STORY_MEMBERS = 16;
