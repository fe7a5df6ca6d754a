/** A way through a screen that ends in one write. */
export interface Flow {
  name: string;
  /** The screen and its address. */
  view: string;
  search?: string;
  params?: Readonly<Record<string, string>>;
  /** Buttons that lead from the screen to the form, by their words. */
  way: readonly string[];
  /** What a draft already holds, by the name of the field. */
  begun?: { form: string; values: Readonly<Record<string, unknown>> };
  /** What is typed, by the name of the field. */
  typed: Readonly<Record<string, string>>;
  /** What is never kept, and so typed again each time. The operator's own password is, where it is asked for. */
  secrets?: Readonly<Record<string, string>>;
  /** A file that the form is given, its lines; like a secret, no draft keeps it. */
  file?: readonly string[];
  /** Words of the button that sends. */
  ok: string;
  /** Path of the write. */
  write: string;
  /** Lines that the server adds to its log when the write is done once; one, unless it is said. */
  logged?: number;
}
