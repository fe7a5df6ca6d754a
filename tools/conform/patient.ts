import type { Transport } from './client';

/** The most times that one request is asked again. */
const MOST = 5;
/** The longest wait that is kept to, in seconds; who wants more is told of as it came. */
const LONGEST = 60;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

/** The seconds after which a refused request may come again; `null` where it was answered, or is not told. */
function secondsOf({ status, headers }: Response): number | null {
  const told = headers.get('Retry-After') ?? '';
  return status === 429 && /^\d{1,3}$/.test(told) && Number(told) <= LONGEST ? Number(told) : null;
}

/** Waits as it is told where something before the server limits calls, as the console's nginx does with log-ins. */
export const patient =
  (transport: Transport, wait = pause): Transport =>
  async (request) => {
    for (let times = 0; ; times += 1) {
      // The body of a request serves once.
      const response = await transport(request.clone());
      const seconds = secondsOf(response);
      if (seconds === null || times === MOST) return response;
      await response.body?.cancel();
      await wait(seconds * 1000);
    }
  };
