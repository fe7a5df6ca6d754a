/**
 * What an area of the backend registers: all that the rest has to know of it. Each service of the core adds here
 * what it reads from areas, so that the core imports none of them.
 */
export interface Area {
  /** The name of its folder. */
  readonly name: string;
}
