/** What a test holds back until it says so: an order that is forced, not hoped for. */
export interface Gate {
  /** Ends with the first `open`. */
  opened: Promise<void>;
  open(): void;
}

export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => (open = done));
  return { opened, open };
}
