import { isBuildFresh } from './build/fresh.ts';
import { build } from './build/steps.ts';
import { startProcess } from './process.ts';

if (!isBuildFresh()) await build();
const desk = startProcess('node', ['desk/main.ts']);
process.exitCode = await desk.ended;
