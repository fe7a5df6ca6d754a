/** What some browsers tell about the line. */
interface Line {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

declare global {
  interface Navigator {
    readonly connection?: Line;
  }
}

/** True where bytes cost: nothing is fetched that has not been asked for. */
export function isMetered(): boolean {
  const { saveData, type, effectiveType } = navigator.connection ?? {};
  return saveData === true || type === 'cellular' || (effectiveType?.endsWith('2g') ?? false);
}
