import { fetchStyles, lostStyles } from './styles';

/** Milliseconds before each further try to fetch a file; the last one is repeated. */
const PAUSES = [0, 2_000, 5_000, 15_000];

interface Ends<T> {
  there: (value: T) => void;
  /** Called once, when two attempts in a row have failed. */
  missing: (error: unknown) => void;
}

/**
 * Loads a file of the console until it succeeds: a retry at once, then after pauses, and as soon as the network
 * is back.
 * @returns a function that stops the attempts
 */
export function retryImport<T>(load: () => Promise<T>, { there, missing }: Ends<T>): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let styles: readonly string[] = [];

  function end(): void {
    over = true;
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
  }

  async function fetching(): Promise<T> {
    if (styles.length > 0) await fetchStyles(styles);
    try {
      return await load();
    } catch (error) {
      styles = lostStyles();
      throw error;
    }
  }

  function attempt(): void {
    clearTimeout(timer);
    fetching().then(
      (value) => {
        if (over) return;
        end();
        there(value);
      },
      (error: unknown) => {
        if (over) return;
        clearTimeout(timer);
        timer = setTimeout(attempt, PAUSES[Math.min(failures, PAUSES.length - 1)]);
        failures += 1;
        if (failures === 2) missing(error);
      },
    );
  }

  window.addEventListener('online', attempt);
  attempt();
  return end;
}
