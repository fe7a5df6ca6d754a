/** What the document of these tests, or the way they wait, gives rise to; no browser says it. */
const OF_THE_TESTS = [
  /^The tag <%s> is unrecognized in this browser/,
  /^The current testing environment is not configured to support act/,
  // Bent values change every cell of a list at once.
  /^Detected a large number of updates inside startTransition/,
];

const complaints: string[] = [];

/**
 * Keeps what libraries complain of, for as long as a file goes on: each says it once a process, so that a test which has
 * seen nothing proves nothing, and one that fails names a defect that others have too.
 * @returns the function that ends it
 */
export function keepComplaints(): () => void {
  const { warn, error } = console;
  const kept =
    (say: typeof error): typeof error =>
    (...words: unknown[]) => {
      say(...words);
      if (!OF_THE_TESTS.some((known) => known.test(String(words[0])))) complaints.push(words.join(' '));
    };
  console.warn = kept(warn);
  console.error = kept(error);
  return () => {
    console.warn = warn;
    console.error = error;
  };
}

/** What was complained of since the last call. */
export const takeComplaints = (): readonly string[] => complaints.splice(0);
