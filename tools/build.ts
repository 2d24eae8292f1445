import { readConfig } from '#desk/config.ts';
import { explained } from './explained.ts';

await explained(async () => {
  readConfig(process.env);
  const { build } = await import('./build/steps.ts');
  await build();
});
