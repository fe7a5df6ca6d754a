import type { Area } from '../core/area';
import { boardHandlers } from './handlers';

export const board: Area = { name: 'board', handlers: boardHandlers };
