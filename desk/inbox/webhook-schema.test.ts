import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { webhookPayload } from '#shared/webhook.ts';

it('docs/webhook.schema.json is the schema of what webhooks are sent', () => {
  const file = join(import.meta.dirname, '../../docs/webhook.schema.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(z.toJSONSchema(webhookPayload))),
  );
});
