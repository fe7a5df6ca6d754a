import type { HttpHandler } from 'msw';
import { object, text } from '../core/check';
import type { Db } from '../core/db';
import { FILE } from '../core/files';
import { ownAddress } from '../core/http';
import { extensionOf } from './uploads';

const PICTURES: Record<string, string> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  webp: 'image/webp',
};

/** Serves files. The address of a picture cannot carry a token, so its key stands for one. */
export const servedFiles = (db: Db): HttpHandler =>
  ownAddress(db, FILE, object({ key: text(64, 1) }), ({ input }) => {
    const found = [...db.files.values()].find(({ key }) => key === input.key);
    if (!found?.content) return new Response('Not found', { status: 404 });
    return new Response(new Blob(found.content), {
      headers: {
        'Content-Type': PICTURES[extensionOf(found.name)] ?? 'application/octet-stream',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cache-Control': 'private, max-age=3600',
      },
    });
  });
