import type { Server } from 'node:http';
import { listen } from './node';
import { createMockBackend } from './backend';
import type { BackendOptions } from './backend';

/**
 * A fresh backend on a port of its own, for a server that stands before it. Loaded by its file's name.
 * @param port 0 takes a free one
 * @param options as {@link createMockBackend} takes them
 * @public
 */
export const startBackend = (port: number, options?: BackendOptions): Promise<Server> =>
  listen(port, createMockBackend(options));
