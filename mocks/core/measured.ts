import { processCalls } from './callMeter';

const refusals = new WeakSet<Response>();

/** Counts an answer as refused. */
export function refusing(response: Response): Response {
  refusals.add(response);
  return response;
}

/** Answers a call, and puts it into the figures of the process. */
export async function measured(
  request: Request,
  resolve: (request: Request) => Promise<Response>,
): Promise<Response> {
  const begun = performance.now();
  let failed = true;
  try {
    const response = await resolve(request);
    failed = refusals.has(response);
    return response;
  } finally {
    processCalls.record(performance.now() - begun, failed);
  }
}
