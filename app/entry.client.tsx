import { startFrame } from './frame/frame.ts';
import { hydrateIslands } from './islands/hydrate-islands.ts';

startFrame();
hydrateIslands();
