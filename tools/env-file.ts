import { existsSync } from 'node:fs';

/* Preloaded by npm's scripts, so that .env counts for what a person starts, and never for a test.
   What the environment has already stays; a supervisor hands the desk a file of its own. */
if (existsSync('.env')) process.loadEnvFile('.env');
