import type { Middleware } from './node';

/** Files that the build names by their contents. */
const NAMED_BY_CONTENTS = /\/assets\/[^/?]+$/;

const FOR_GOOD = 'public, max-age=31536000, immutable';

const isPage = (headers: object): boolean =>
  Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'content-type' && String(value).startsWith('text/html'),
  );

/** What cannot change is asked for once, as behind the server of a deployment; a page in a missing file's place is not kept. */
export const keptAssets: Middleware = (request, response, next) => {
  if (request.method === 'GET' && NAMED_BY_CONTENTS.test(request.url ?? '')) {
    const { writeHead } = response;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      const headers = rest.find((item) => typeof item === 'object' && item !== null) ?? {};
      const kept = isPage(headers) ? headers : { ...headers, 'Cache-Control': FOR_GOOD };
      return Reflect.apply(writeHead, response, [status, kept]);
    };
  }
  next();
};
